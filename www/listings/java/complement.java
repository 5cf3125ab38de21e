class BothEnds {
  static long bestTotal(long[] v) {
    int n = v.length;
    long[] P = new long[n + 1];
    long[][] F = new long[n][n];
    for (int i = 0; i < n; i++) {
      P[i + 1] = P[i] + v[i];
      F[i][i] = v[i]; // @base
    }
    for (int gap = 1; gap < n; gap++)
      for (int i = 0; i < n - gap; i++) {
        int j = i + gap;
        long S = P[j + 1] - P[i];
        long rest = Math.min(F[i + 1][j], F[i][j - 1]); // @read
        F[i][j] = S - rest; // @write
      }
    return F[0][n - 1]; // @answer
  }
}
