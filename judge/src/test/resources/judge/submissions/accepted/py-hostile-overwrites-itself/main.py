import os

a, b = map(int, input().split())
breach = None
try:
    with open(__file__, "a") as file:
        file.write("print('BREACH')\n")
    breach = "changed the program"
except OSError:
    pass
try:
    os.remove(__file__)
    breach = "removed the program"
except OSError:
    pass
print(a + b if breach is None else f"BREACH: {breach}")
