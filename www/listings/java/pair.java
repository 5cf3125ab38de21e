class BothEnds {
  static long bestTotal(long[] v) {
    int n = v.length;
    long[][] first = new long[n][n];
    long[][] second = new long[n][n];
    for (int i = 0; i < n; i++)
      first[i][i] = v[i]; // @base
    for (int gap = 1; gap < n; gap++)
      for (int i = 0; i < n - gap; i++) {
        int j = i + gap;
        long left = v[i] + second[i + 1][j]; // @read
        long right = v[j] + second[i][j - 1]; // @read
        first[i][j] = Math.max(left, right); // @write
        second[i][j] = left >= right
            ? first[i + 1][j] // @write-left
            : first[i][j - 1]; // @write-right
      }
    return first[0][n - 1]; // @answer
  }
}
