# -*- coding: gbk -*-
# 两个数的和
a, b = map(int, input().split())
print(a + b)
