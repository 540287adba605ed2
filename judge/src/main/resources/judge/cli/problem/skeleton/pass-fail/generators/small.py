# Prints an input. It is called with a seed and a number; the same two give the same input on every machine.
import random
import sys

seed, number = map(int, sys.argv[1:3])
random.seed(seed * 1000003 + number)
# The first inputs are small: a program that fails on one of them is easy to explain.
n = 1 + number % 10
print(n)
print(*(random.randint(-9, 9) for _ in range(n)))
