import sys

a, b = map(int, input().split())
print(a + b, file=sys.stderr)
