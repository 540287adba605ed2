a, b = map(int, input().split())
for i in range(1)
    print(a + b)
