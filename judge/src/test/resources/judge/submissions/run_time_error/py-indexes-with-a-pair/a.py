a, b = map(int, input().split())
m = [[a, b]]
print(m[0, 0] + m[0, 1])
