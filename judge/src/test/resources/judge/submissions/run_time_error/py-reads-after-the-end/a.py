a, b = map(int, input().split())
c = int(input())
print(a + b + c)
