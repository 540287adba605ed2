import os

a, b = map(int, input().split())
breach = None
try:
    block = b"x" * (1 << 20)
    with open("/dev/shm/zoo", "wb") as file:
        for i in range(128):
            file.write(block)
    breach = "128 MiB in /dev/shm"
except OSError:
    pass
finally:
    try:
        os.remove("/dev/shm/zoo")
    except OSError:
        pass
print(a + b if breach is None else f"BREACH: {breach}")
