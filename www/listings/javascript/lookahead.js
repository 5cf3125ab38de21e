export function bestTotal(v) {
  const n = v.length;
  const F = v.map(() => []);
  for (let i = 0; i < n; i++)
    F[i][i] = v[i]; // @base0
  for (let i = 0; i < n - 1; i++)
    F[i][i + 1] = Math.max(v[i], v[i + 1]); // @base1
  for (let gap = 2; gap < n; gap++)
    for (let i = 0; i < n - gap; i++) {
      const j = i + gap;
      const inner = F[i + 1][j - 1]; // @read
      const left = v[i] + Math.min(F[i + 2][j], inner); // @read
      const right = v[j] + Math.min(inner, F[i][j - 2]); // @read
      F[i][j] = Math.max(left, right); // @write
    }
  return F[0][n - 1]; // @answer
}
