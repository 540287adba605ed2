for i in range(1):
print(sum(map(int, input().split())))
