a, b = map(int, input().split())
print([a].index(a + 1))
