a, b = map(int, input().split())
# 求两数之和
print(a + b)
