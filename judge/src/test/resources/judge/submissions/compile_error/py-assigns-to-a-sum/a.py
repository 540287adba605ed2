a, b = map(int, input().split())
a + b = c
print(c)
