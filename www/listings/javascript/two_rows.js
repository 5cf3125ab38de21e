export function bestTotal(v) {
  const n = v.length;
  let F = [];
  for (let i = n - 1; i >= 0; i--) {
    const below = F;
    F = [];
    let S = v[i];
    F[i] = v[i]; // @base
    for (let j = i + 1; j < n; j++) {
      S += v[j];
      const rest = Math.min(below[j], F[j - 1]); // @read
      F[j] = S - rest; // @write
    }
  }
  return F[n - 1]; // @answer
}
