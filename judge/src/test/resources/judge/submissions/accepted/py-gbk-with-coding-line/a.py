# -*- coding: gbk -*-
# 求和
s = "中文"
assert len(s) == 2
a, b = map(int, input().split())
print(a + b)
