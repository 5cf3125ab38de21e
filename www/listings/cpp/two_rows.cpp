#include <algorithm>
#include <vector>

long long best_total(const std::vector<long long>& v) {
  const int n = v.size();
  std::vector F(n, 0LL), below(n, 0LL);
  for (int i = n - 1; i >= 0; --i) {
    std::swap(F, below);
    auto S = v[i];
    F[i] = v[i];  // @base
    for (int j = i + 1; j < n; ++j) {
      S += v[j];
      auto rest = std::min(below[j], F[j - 1]);  // @read
      F[j] = S - rest;  // @write
    }
  }
  return F[n - 1];  // @answer
}
