import os

print(sum(map(int, input().split())), flush=True)
os._exit(137)
