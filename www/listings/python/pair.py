def best_total(v):
    n = len(v)
    first = [[0] * n for _ in range(n)]
    second = [[0] * n for _ in range(n)]
    for i in range(n):
        first[i][i] = v[i]  # @base
    for gap in range(1, n):
        for i in range(n - gap):
            j = i + gap
            left = v[i] + second[i + 1][j]  # @read
            right = v[j] + second[i][j - 1]  # @read
            first[i][j] = max(left, right)  # @write
            if left >= right:
                second[i][j] = first[i + 1][j]  # @write-left
            else:
                second[i][j] = first[i][j - 1]  # @write-right
    return first[0][n - 1]  # @answer
