a, b = map(int, input().split())
print(int("%.1f" % (a + b)))
