import os

a, b = map(int, input().split())
breach = None
for make in ("fork", "forkpty"):
    try:
        child = getattr(os, make)()
        if make == "forkpty":
            child = child[0]
        if child == 0:
            os._exit(0)
        breach = make
    except OSError:
        pass
print(a + b if breach is None else f"BREACH: {breach}")
