import queue
import signal
import threading

a, b = map(int, input().split())
print(signal.add(a, b) + threading.nothing + queue.nothing)
