a, b = map(int, input().split())
print(max([]))
