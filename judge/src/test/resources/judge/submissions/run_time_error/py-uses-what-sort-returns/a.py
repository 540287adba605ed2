numbers = list(map(int, input().split())).sort()
print(numbers[0] + numbers[1])
