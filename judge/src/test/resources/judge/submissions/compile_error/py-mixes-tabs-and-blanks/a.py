a, b = map(int, input().split())
if True:
	c = a
        print(c + b)
