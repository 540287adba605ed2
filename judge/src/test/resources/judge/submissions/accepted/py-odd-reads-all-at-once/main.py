import sys

a, b = map(int, sys.stdin.buffer.read().split())
sys.stdout.write(f"{a + b}\n")
