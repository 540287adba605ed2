count = {x: 1 for x in input().split()}
count["x"] = 2
for x in count:
    del count[x]
print(count)
