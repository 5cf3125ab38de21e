// The fill in JavaScript, by the textbook and tuned. Each returns how far ahead the first player finishes.

/**
 * As tutorials have it: sum minus opponent, nested arrays, by gap.
 * @param {number[]} v at least one coin
 */
export function sumMinusOpponent(v) {
  const n = v.length;
  const prefix = [0];
  for (let i = 0; i < n; i++) prefix.push(prefix[i] + v[i]);
  const f = Array.from({ length: n }, () => new Array(n).fill(0));
  for (let i = 0; i < n; i++) f[i][i] = v[i];
  for (let gap = 1; gap < n; gap++) {
    for (let i = 0; i + gap < n; i++) {
      const j = i + gap;
      f[i][j] = prefix[j + 1] - prefix[i] - Math.min(f[i + 1][j], f[i][j - 1]);
    }
  }
  return 2 * f[0][n - 1] - prefix[n];
}

/**
 * As tutorials have it too: two moves ahead, three reads.
 * @param {number[]} v at least one coin
 */
export function threeReads(v) {
  const n = v.length;
  const f = Array.from({ length: n }, () => new Array(n).fill(0));
  for (let gap = 0; gap < n; gap++) {
    for (let i = 0, j = gap; j < n; i++, j++) {
      const x = i + 2 <= j ? f[i + 2][j] : 0;
      const y = i + 1 <= j - 1 ? f[i + 1][j - 1] : 0;
      const z = i <= j - 2 ? f[i][j - 2] : 0;
      f[i][j] = Math.max(v[i] + Math.min(x, y), v[j] + Math.min(y, z));
    }
  }
  return 2 * f[0][n - 1] - v.reduce((sum, coin) => sum + coin, 0);
}

/**
 * What can be had without WebAssembly: leads, diagonal after diagonal, in one typed array that is made beforehand.
 * @param {Int32Array} v at least one coin
 * @param {Int32Array} leads room for n(n+1)/2 cells
 */
export function tuned(v, leads) {
  const n = v.length;
  leads.set(v);
  let before = 0;
  let here = n;
  for (let gap = 1; gap < n; gap++) {
    const cells = n - gap;
    for (let i = 0; i < cells; i++) {
      const first = (v[i] - leads[before + i + 1]) | 0;
      const last = (v[i + gap] - leads[before + i]) | 0;
      leads[here + i] = Math.max(first, last);
    }
    before = here;
    here += cells;
  }
  return leads[here - 1];
}
