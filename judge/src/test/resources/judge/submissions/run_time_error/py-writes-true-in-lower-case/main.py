a, b = map(int, input().split())
found = true
print(a + b)
