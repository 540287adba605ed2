a, b = map(int, input().split())
grid = [0] * 10 ** 13
print(a + b)
