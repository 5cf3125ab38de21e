def best_total(v):
    n = len(v)
    F = [0] * n
    for i in reversed(range(n)):
        below, F = F, [0] * n
        S = v[i]
        F[i] = v[i]  # @base
        for j in range(i + 1, n):
            S += v[j]
            rest = min(below[j], F[j - 1])  # @read
            F[j] = S - rest  # @write
    return F[n - 1]  # @answer
