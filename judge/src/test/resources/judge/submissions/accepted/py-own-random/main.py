import random

print(random.add(*map(int, input().split())))
