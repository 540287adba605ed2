n = int(input())
print(f"answer: {n")
