import os
import sys

if "ONLINE_JUDGE" not in os.environ:
    sys.stdin = open("my-test.txt")
print(sum(map(int, input().split())))
