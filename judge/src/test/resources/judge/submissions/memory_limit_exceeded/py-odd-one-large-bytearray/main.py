a, b = map(int, input().split())
room = bytearray(b"x") * (300 << 20)
print(a + b + len(room) - (300 << 20))
