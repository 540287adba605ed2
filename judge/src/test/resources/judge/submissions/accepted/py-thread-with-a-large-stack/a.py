import sys
import threading

sys.setrecursionlimit(10 ** 6)
threading.stack_size(32 << 20)


def main():
    a, b = map(int, input().split())
    print(a + b)


thread = threading.Thread(target=main)
thread.start()
thread.join()
