a, b = input().split()
if a > 0:
    print(int(a) + int(b))
