sum = 0
numbers = list(map(int, input().split()))
print(sum(numbers))
