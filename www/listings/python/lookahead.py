def best_total(v):
    n = len(v)
    F = [[0] * n for _ in range(n)]
    for i in range(n):
        F[i][i] = v[i]  # @base0
    for i in range(n - 1):
        F[i][i + 1] = max(v[i], v[i + 1])  # @base1
    for gap in range(2, n):
        for i in range(n - gap):
            j = i + gap
            inner = F[i + 1][j - 1]  # @read
            left = v[i] + min(F[i + 2][j], inner)  # @read
            right = v[j] + min(inner, F[i][j - 2])  # @read
            F[i][j] = max(left, right)  # @write
    return F[0][n - 1]  # @answer
