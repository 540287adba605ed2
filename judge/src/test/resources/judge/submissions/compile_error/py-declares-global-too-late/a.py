total = 0

def add(a, b):
    total = a
    global total
    total += b

add(*map(int, input().split()))
print(total)
