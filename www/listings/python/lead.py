def best_total(v):
    n = len(v)
    S = sum(v)
    D = [[0] * n for _ in range(n)]
    for i in range(n):
        D[i][i] = v[i]  # @base
    for gap in range(1, n):
        for i in range(n - gap):
            j = i + gap
            left = v[i] - D[i + 1][j]  # @read
            right = v[j] - D[i][j - 1]  # @read
            D[i][j] = max(left, right)  # @write
    return (S + D[0][n - 1]) // 2  # @answer
