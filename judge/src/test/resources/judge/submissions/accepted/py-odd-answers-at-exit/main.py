import atexit

a, b = map(int, input().split())
atexit.register(print, a + b)
