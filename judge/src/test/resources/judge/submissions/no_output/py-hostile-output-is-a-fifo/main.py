import os

a, b = map(int, input().split())
os.mkfifo("sum.out")
