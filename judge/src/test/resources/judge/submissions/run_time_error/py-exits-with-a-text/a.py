import sys

print(sum(map(int, input().split())))
sys.exit("done")
