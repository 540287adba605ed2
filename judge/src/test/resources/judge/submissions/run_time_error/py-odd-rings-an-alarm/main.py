import signal
import time

a, b = map(int, input().split())
print(a + b, flush=True)
signal.setitimer(signal.ITIMER_REAL, 0.05)
time.sleep(1)
