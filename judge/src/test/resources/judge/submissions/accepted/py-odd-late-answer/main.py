import _thread
import time


class Late:
    def __init__(self, text):
        self.text = text

    def __del__(self):
        print(self.text)


a, b = map(int, input().split())
try:
    _thread.start_new_thread(_thread.interrupt_main, ())
    time.sleep(3)
except KeyboardInterrupt:
    late = Late(a + b)
