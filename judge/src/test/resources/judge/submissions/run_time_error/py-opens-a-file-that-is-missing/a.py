a, b = map(int, open("input.txt").read().split())
print(a + b)
