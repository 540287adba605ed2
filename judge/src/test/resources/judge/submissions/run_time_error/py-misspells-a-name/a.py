a, b = map(int, input().split())
prnt(a + b)
