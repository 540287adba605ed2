a, b = map(int, input().split())
seen = set()
seen.add([a, b])
print(a + b)
