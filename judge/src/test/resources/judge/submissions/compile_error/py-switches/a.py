a, b = map(int, input().split())
switch a:
    print(b)
