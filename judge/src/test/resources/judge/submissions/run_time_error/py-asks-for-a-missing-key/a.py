count = {}
for x in input().split():
    count[x] += 1
print(count)
