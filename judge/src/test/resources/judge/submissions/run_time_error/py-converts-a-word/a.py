a, b = map(int, input().split())
print(int("end"))
