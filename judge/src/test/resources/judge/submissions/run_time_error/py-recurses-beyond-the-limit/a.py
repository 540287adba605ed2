def total(n):
    return 0 if n == 0 else 1 + total(n - 1)

a, b = map(int, input().split())
print(total(100000) * 0 + a + b)
