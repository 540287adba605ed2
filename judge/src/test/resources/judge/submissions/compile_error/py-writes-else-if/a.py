a, b = map(int, input().split())
if a > b:
    print(a + b)
else if a <= b:
    print(a + b)
