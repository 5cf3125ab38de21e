#include <algorithm>
#include <vector>

long long best_total(const std::vector<long long>& v) {
  const int n = v.size();
  long long S = 0;
  std::vector D(n, std::vector(n, 0LL));
  for (int i = 0; i < n; ++i) {
    S += v[i];
    D[i][i] = v[i];  // @base
  }
  for (int gap = 1; gap < n; ++gap)
    for (int i = 0; i < n - gap; ++i) {
      int j = i + gap;
      auto left = v[i] - D[i + 1][j];  // @read
      auto right = v[j] - D[i][j - 1];  // @read
      D[i][j] = std::max(left, right);  // @write
    }
  return (S + D[0][n - 1]) / 2;  // @answer
}
