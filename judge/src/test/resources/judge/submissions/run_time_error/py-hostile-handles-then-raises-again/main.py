import os
import signal


def last_words(number, frame):
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


a, b = map(int, input().split())
print(a + b, flush=True)
signal.signal(signal.SIGTERM, last_words)
os.kill(os.getpid(), signal.SIGTERM)
