import faulthandler

a, b = map(int, input().split())
print(a + b)
faulthandler._read_null()
