import os
import signal
import time

heard = []
signal.signal(signal.SIGALRM, lambda number, frame: heard.append(number))
signal.signal(signal.SIGUSR1, lambda number, frame: heard.append(number))
signal.signal(signal.SIGTERM, signal.SIG_IGN)
a, b = map(int, input().split())
os.kill(os.getpid(), signal.SIGUSR1)
os.kill(os.getpid(), signal.SIGTERM)
os.kill(os.getpid(), signal.SIGCHLD)
os.kill(os.getpid(), 0)
signal.setitimer(signal.ITIMER_REAL, 0.02)
while len(heard) < 2:
    time.sleep(0.01)
print(a + b)
