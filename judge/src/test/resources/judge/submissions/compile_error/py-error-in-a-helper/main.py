from helper import add
print(add(*map(int, input().split())))
