a, b = map(int, input().split())
assert a > 10 ** 9
print(a + b)
