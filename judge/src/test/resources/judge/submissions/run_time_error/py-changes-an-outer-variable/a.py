total = 0

def add(x):
    total += x

for x in map(int, input().split()):
    add(x)
print(total)
