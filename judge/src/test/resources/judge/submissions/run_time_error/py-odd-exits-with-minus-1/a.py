import sys

print(sum(map(int, input().split())), flush=True)
sys.exit(-1)
