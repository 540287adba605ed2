def f():
    global n = 3


f()
print(n)
