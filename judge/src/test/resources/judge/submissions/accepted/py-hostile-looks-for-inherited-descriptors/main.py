import os

a, b = map(int, input().split())
breach = None
for number in range(3, 1024):
    try:
        os.fstat(number)
        breach = f"descriptor {number} is open"
    except OSError:
        pass
print(a + b if breach is None else f"BREACH: {breach}")
