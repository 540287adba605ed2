a, b = map(int, input().split())
big = 10 ** 5000
print(str(big)[:1])
print(a + b)
