a, b = map(int, input().split())
block = "x" * 65536
while True:
    print(block)
