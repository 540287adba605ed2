import sys

a, b = map(int, input().split())
print("调试", file=sys.stderr)
print(a + b)
