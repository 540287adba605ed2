import sys

sys.setrecursionlimit(10 ** 6)


def count(n):
    return 0 if n == 0 else 1 + count(n - 1)


a, b = map(int, input().split())
print(count(30000) - 30000 + a + b)
