def add(a, b):
    c = a + b
return c

print(add(*map(int, input().split())))
