export function bestTotal(v) {
  const P = [0];
  for (const coin of v) P.push(P.at(-1) + coin);
  const F = v.map(() => []);
  function total(i, j) { // @call
    if (F[i][j] !== undefined)
      return F[i][j]; // @hit
    if (i === j) {
      F[i][j] = v[i]; // @base
    } else {
      const afterLeft = total(i + 1, j);
      const afterRight = total(i, j - 1);
      const rest = Math.min(afterLeft, afterRight); // @read
      F[i][j] = P[j + 1] - P[i] - rest; // @write
    }
    return F[i][j];
  }
  return total(0, v.length - 1); // @answer
}
