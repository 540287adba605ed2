a, b = map(int, input().split())
lambda = a + b
print(a + b)
