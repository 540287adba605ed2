n = int(input())
if n > 3 then:
    print(n)
