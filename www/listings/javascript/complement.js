export function bestTotal(v) {
  const n = v.length;
  const P = [0];
  const F = v.map(() => []);
  for (let i = 0; i < n; i++) {
    P[i + 1] = P[i] + v[i];
    F[i][i] = v[i]; // @base
  }
  for (let gap = 1; gap < n; gap++)
    for (let i = 0; i < n - gap; i++) {
      const j = i + gap;
      const S = P[j + 1] - P[i];
      const rest = Math.min(F[i + 1][j], F[i][j - 1]); // @read
      F[i][j] = S - rest; // @write
    }
  return F[0][n - 1]; // @answer
}
