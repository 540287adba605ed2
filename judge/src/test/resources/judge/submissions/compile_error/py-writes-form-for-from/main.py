form math import sqrt
print(sqrt(int(input())))
