a, b = map(int, input().split())
print(10 ** 400 / 3)
