a, b = map(int, input().split())
numbers = []
for i in range(50_000_000):
    numbers.append(i)
print(a + b)
