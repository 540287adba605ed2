import os
import sys

a, b = map(int, input().split())
breach = None
if len(sys.argv) < 2:
    try:
        os.execv(sys.executable or "/proc/self/exe", [sys.executable or "python3", "-c", f"print({a + b})"])
    except OSError:
        pass
print(a + b if breach is None else f"BREACH: {breach}")
