a, b = map(int, input().split())
sum += a
sum += b
print(sum)
