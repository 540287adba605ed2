a, b = eval(input())
print(a + b)
