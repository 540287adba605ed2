n = int(input())
if n => 3:
    print(n)
