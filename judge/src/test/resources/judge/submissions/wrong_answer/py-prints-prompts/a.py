a, b = map(int, input("two numbers: ").split())
print("sum =", a + b)
