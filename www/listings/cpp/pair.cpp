#include <algorithm>
#include <vector>

long long best_total(const std::vector<long long>& v) {
  const int n = v.size();
  std::vector first(n, std::vector(n, 0LL));
  std::vector second(n, std::vector(n, 0LL));
  for (int i = 0; i < n; ++i)
    first[i][i] = v[i];  // @base
  for (int gap = 1; gap < n; ++gap)
    for (int i = 0; i < n - gap; ++i) {
      int j = i + gap;
      auto left = v[i] + second[i + 1][j];  // @read
      auto right = v[j] + second[i][j - 1];  // @read
      first[i][j] = std::max(left, right);  // @write
      second[i][j] = left >= right
          ? first[i + 1][j]  // @write-left
          : first[i][j - 1];  // @write-right
    }
  return first[0][n - 1];  // @answer
}
