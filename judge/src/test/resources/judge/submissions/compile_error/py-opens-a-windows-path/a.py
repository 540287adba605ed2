f = open("C:\Users\anna\sum.in")
print(sum(map(int, f.read().split())))
