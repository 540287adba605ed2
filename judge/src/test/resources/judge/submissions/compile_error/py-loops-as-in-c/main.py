n = int(input())
for (i = 0; i < n; i++):
    print(i)
