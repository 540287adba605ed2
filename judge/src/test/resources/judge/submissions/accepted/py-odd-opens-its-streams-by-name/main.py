with open("/dev/stdin") as numbers, open("/dev/stdout", "w") as answer:
    print(sum(map(int, numbers.read().split())), file=answer)
