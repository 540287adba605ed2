with open("sum.in") as file:
    a, b = map(int, file.read().split())
with open("sum.out", "w") as file:
    print(a + b, file=file)
