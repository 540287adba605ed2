s = input()
s[0] = "0"
print(s)
