class BothEnds {
  static long bestTotal(long[] v) {
    int n = v.length;
    long S = 0;
    long[][] D = new long[n][n];
    for (int i = 0; i < n; i++) {
      S += v[i];
      D[i][i] = v[i]; // @base
    }
    for (int gap = 1; gap < n; gap++)
      for (int i = 0; i < n - gap; i++) {
        int j = i + gap;
        long left = v[i] - D[i + 1][j]; // @read
        long right = v[j] - D[i][j - 1]; // @read
        D[i][j] = Math.max(left, right); // @write
      }
    return (S + D[0][n - 1]) / 2; // @answer
  }
}
