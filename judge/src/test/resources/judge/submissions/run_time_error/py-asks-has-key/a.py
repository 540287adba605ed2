d = {}
a, b = map(int, input().split())
if not d.has_key(a):
    print(a + b)
