import math

a, b = map(int, input().split())
print(math.sqrt(-1 - abs(a)))
