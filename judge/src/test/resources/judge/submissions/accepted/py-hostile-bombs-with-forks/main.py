import os

a, b = map(int, input().split())
breach = None
for _ in range(200):
    try:
        if os.fork() == 0:
            while True:
                os.fork()
        breach = "made processes"
    except OSError:
        pass
print(a + b if breach is None else f"BREACH: {breach}")
