import random

a, b = map(int, input().split())
random.seed(1)
print(a + b)
