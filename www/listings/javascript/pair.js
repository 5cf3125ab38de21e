export function bestTotal(v) {
  const n = v.length;
  const first = v.map(() => Array(n).fill(0));
  const second = v.map(() => Array(n).fill(0));
  for (let i = 0; i < n; i++)
    first[i][i] = v[i]; // @base
  for (let gap = 1; gap < n; gap++)
    for (let i = 0; i < n - gap; i++) {
      const j = i + gap;
      const left = v[i] + second[i + 1][j]; // @read
      const right = v[j] + second[i][j - 1]; // @read
      first[i][j] = Math.max(left, right); // @write
      second[i][j] = left >= right
        ? first[i + 1][j] // @write-left
        : first[i][j - 1]; // @write-right
    }
  return first[0][n - 1]; // @answer
}
