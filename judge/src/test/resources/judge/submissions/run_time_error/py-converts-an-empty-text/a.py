line = input() + "  "
a, b = [int(x) for x in line.split(" ")][:2]
print(a + b)
