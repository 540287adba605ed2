a, b = map(int, input().split())
stack = [a, b]
while True:
    a = stack.pop()
