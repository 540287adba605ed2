def add(a, b):
    return a + b

print(add(input()))
