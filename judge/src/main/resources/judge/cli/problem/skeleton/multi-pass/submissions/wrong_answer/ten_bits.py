# Keeps the last ten bits alone.
if input() == "write":
    n = int(input())
    print("".join("ab"[n >> bit & 1] for bit in range(9, -1, -1)))
else:
    print(int(input().replace("a", "0").replace("b", "1"), 2))
