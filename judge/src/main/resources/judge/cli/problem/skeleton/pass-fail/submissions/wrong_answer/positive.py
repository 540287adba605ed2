# Leaves out what is negative.
n, *numbers = map(int, open(0).read().split())
print(sum(number for number in numbers if number > 0))
