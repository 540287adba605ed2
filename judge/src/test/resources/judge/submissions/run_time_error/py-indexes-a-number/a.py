a, b = map(int, input().split())
print(a[0] + b)
