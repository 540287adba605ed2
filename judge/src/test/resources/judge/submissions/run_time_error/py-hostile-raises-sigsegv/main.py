import os
import signal

a, b = map(int, input().split())
print(a + b, flush=True)
os.kill(os.getpid(), signal.SIGSEGV)
