a, b = map(int, input().split())
i = 0
i++
print(a + b)
