numbers = list(map(int, input().split()))
total = 0
for i in range(len(numbers) + 1):
    total += numbers[i]
print(total)
