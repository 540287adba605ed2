import os
import signal

heard = []


def hear(number, frame):
    heard.append(number)


a, b = map(int, input().split())
assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
assert signal.signal(signal.SIGTERM, hear) is signal.SIG_DFL
os.kill(os.getpid(), signal.SIGTERM)
assert signal.getsignal(signal.SIGTERM) is hear
assert signal.signal(signal.SIGTERM, signal.SIG_DFL) is hear
assert signal.signal(signal.SIGTERM, signal.SIG_IGN) is signal.SIG_DFL
os.kill(os.getpid(), signal.SIGTERM)
assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
try:
    signal.signal(1000, hear)
except ValueError:
    heard.append(0)
try:
    signal.signal("SIGTERM", hear)
except TypeError:
    heard.append(0)
assert heard == [signal.SIGTERM, 0, 0]
print(a + b)
