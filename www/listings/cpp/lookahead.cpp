#include <algorithm>
#include <vector>

long long best_total(const std::vector<long long>& v) {
  const int n = v.size();
  std::vector F(n, std::vector(n, 0LL));
  for (int i = 0; i < n; ++i)
    F[i][i] = v[i];  // @base0
  for (int i = 0; i < n - 1; ++i)
    F[i][i + 1] = std::max(v[i], v[i + 1]);  // @base1
  for (int gap = 2; gap < n; ++gap)
    for (int i = 0; i < n - gap; ++i) {
      int j = i + gap;
      auto inner = F[i + 1][j - 1];  // @read
      auto left = v[i] + std::min(F[i + 2][j], inner);  // @read
      auto right = v[j] + std::min(inner, F[i][j - 2]);  // @read
      F[i][j] = std::max(left, right);  // @write
    }
  return F[0][n - 1];  // @answer
}
