#include <algorithm>
#include <functional>
#include <map>
#include <vector>

long long best_total(const std::vector<long long>& v) {
  std::vector P{0LL};
  for (auto coin : v) P.push_back(P.back() + coin);
  std::map<std::pair<int, int>, long long> F;
  std::function<long long(int, int)> total;
  total = [&](int i, int j) {  // @call
    if (F.count({i, j}))
      return F[{i, j}];  // @hit
    if (i == j) {
      F[{i, j}] = v[i];  // @base
    } else {
      auto after_left = total(i + 1, j);
      auto after_right = total(i, j - 1);
      auto rest = std::min(after_left, after_right);  // @read
      F[{i, j}] = P[j + 1] - P[i] - rest;  // @write
    }
    return F[{i, j}];
  };
  return total(0, v.size() - 1);  // @answer
}
