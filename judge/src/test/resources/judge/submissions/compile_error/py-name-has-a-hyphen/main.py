max-val = int(input())
print(1)
