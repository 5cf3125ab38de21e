def best_total(v):
    P, F = [0], {}
    for coin in v:
        P.append(P[-1] + coin)

    def total(i, j):  # @call
        if (i, j) in F:
            return F[i, j]  # @hit
        if i == j:
            F[i, j] = v[i]  # @base
        else:
            after_left = total(i + 1, j)
            after_right = total(i, j - 1)
            rest = min(after_left, after_right)  # @read
            F[i, j] = P[j + 1] - P[i] - rest  # @write
        return F[i, j]

    return total(0, len(v) - 1)  # @answer
