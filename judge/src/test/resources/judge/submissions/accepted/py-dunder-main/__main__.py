from work import add

print(add(*map(int, input().split())))
