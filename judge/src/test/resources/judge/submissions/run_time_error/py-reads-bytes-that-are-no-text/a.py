a, b = map(int, input().split())
print(b"\xff\xfe".decode())
print(a + b)
