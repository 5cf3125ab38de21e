class BothEnds {
  static long bestTotal(long[] v) {
    int n = v.length;
    long[][] F = new long[n][n];
    for (int i = 0; i < n; i++)
      F[i][i] = v[i]; // @base0
    for (int i = 0; i < n - 1; i++)
      F[i][i + 1] = Math.max(v[i], v[i + 1]); // @base1
    for (int gap = 2; gap < n; gap++)
      for (int i = 0; i < n - gap; i++) {
        int j = i + gap;
        long inner = F[i + 1][j - 1]; // @read
        long left = v[i] + Math.min(F[i + 2][j], inner); // @read
        long right = v[j] + Math.min(inner, F[i][j - 2]); // @read
        F[i][j] = Math.max(left, right); // @write
      }
    return F[0][n - 1]; // @answer
  }
}
