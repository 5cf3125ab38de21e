class BothEnds {
  static long bestTotal(long[] v) {
    int n = v.length;
    long[] F = new long[n];
    for (int i = n - 1; i >= 0; i--) {
      long[] below = F;
      F = new long[n];
      long S = v[i];
      F[i] = v[i]; // @base
      for (int j = i + 1; j < n; j++) {
        S += v[j];
        long rest = Math.min(below[j], F[j - 1]); // @read
        F[j] = S - rest; // @write
      }
    }
    return F[n - 1]; // @answer
  }
}
