import sys
import threading


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


def main():
    a, b = map(int, input().split())
    print(a + b + depth(10000) - 10000)


sys.setrecursionlimit(20000)
threading.stack_size(16 << 20)
thread = threading.Thread(target=main)
thread.start()
thread.join()
