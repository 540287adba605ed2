import sys

sys.setrecursionlimit(30000)


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


a, b = map(int, input().split())
print(a + b + depth(20000) - 20000)
