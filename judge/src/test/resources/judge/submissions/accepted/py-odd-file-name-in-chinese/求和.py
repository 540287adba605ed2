甲, 乙 = map(int, input().split())
print(甲 + 乙)
