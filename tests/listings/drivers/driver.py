# Feeds a listing: a row per line in, its total per line out.

import sys

from listing import best_total

for line in sys.stdin:
    print(best_total([int(coin) for coin in line.split()]))
