n = int(input())
print(end="", n)
