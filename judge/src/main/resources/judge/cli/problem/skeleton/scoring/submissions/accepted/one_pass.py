n, *numbers = map(int, open(0).read().split())
ending = best = numbers[0]
for number in numbers[1:]:
    ending = max(ending, 0) + number
    best = max(best, ending)
print(best)
