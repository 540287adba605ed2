a, b = map(int, input().split())
else:
    print(a)
