#include <algorithm>
#include <vector>

long long best_total(const std::vector<long long>& v) {
  const int n = v.size();
  std::vector P(n + 1, 0LL);
  std::vector F(n, std::vector(n, 0LL));
  for (int i = 0; i < n; ++i) {
    P[i + 1] = P[i] + v[i];
    F[i][i] = v[i];  // @base
  }
  for (int gap = 1; gap < n; ++gap)
    for (int i = 0; i < n - gap; ++i) {
      int j = i + gap;
      auto S = P[j + 1] - P[i];
      auto rest = std::min(F[i + 1][j], F[i][j - 1]);  // @read
      F[i][j] = S - rest;  // @write
    }
  return F[0][n - 1];  // @answer
}
