numbers = []
for x in input().split():
    numbers.push(int(x))
print(sum(numbers))
