numbers = []
while True:
    numbers.append(len(numbers))
