n = int(input())
// prints n
print(n)
