def best_total(v):
    n = len(v)
    P = [0] * (n + 1)
    F = [[0] * n for _ in range(n)]
    for i in range(n):
        P[i + 1] = P[i] + v[i]
        F[i][i] = v[i]  # @base
    for gap in range(1, n):
        for i in range(n - gap):
            j = i + gap
            S = P[j + 1] - P[i]
            rest = min(F[i + 1][j], F[i][j - 1])  # @read
            F[i][j] = S - rest  # @write
    return F[0][n - 1]  # @answer
