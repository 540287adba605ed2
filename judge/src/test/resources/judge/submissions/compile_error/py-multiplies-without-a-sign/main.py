n = int(input())
print(2n + 1)
