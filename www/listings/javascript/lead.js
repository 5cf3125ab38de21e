export function bestTotal(v) {
  const n = v.length;
  const D = v.map(() => []);
  let S = 0;
  for (let i = 0; i < n; i++) {
    S += v[i];
    D[i][i] = v[i]; // @base
  }
  for (let gap = 1; gap < n; gap++)
    for (let i = 0; i < n - gap; i++) {
      const j = i + gap;
      const left = v[i] - D[i + 1][j]; // @read
      const right = v[j] - D[i][j - 1]; // @read
      D[i][j] = Math.max(left, right); // @write
    }
  return (S + D[0][n - 1]) / 2; // @answer
}
