import os

a, b = map(int, input().split())
print(a + b)
os._exit(0)
