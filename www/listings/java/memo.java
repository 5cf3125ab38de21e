class BothEnds {
  static long total(long[] P, Long[][] F, int i, int j) { // @call
    if (F[i][j] != null)
      return F[i][j]; // @hit
    long S = P[j + 1] - P[i];
    if (i == j) {
      F[i][j] = S; // @base
    } else {
      long afterLeft = total(P, F, i + 1, j);
      long afterRight = total(P, F, i, j - 1);
      long rest = Math.min(afterLeft, afterRight); // @read
      F[i][j] = S - rest; // @write
    }
    return F[i][j];
  }

  static long bestTotal(long[] v) {
    int n = v.length;
    long[] P = new long[n + 1];
    for (int i = 0; i < n; i++)
      P[i + 1] = P[i] + v[i];
    return total(P, new Long[n][n], 0, n - 1); // @answer
  }
}
