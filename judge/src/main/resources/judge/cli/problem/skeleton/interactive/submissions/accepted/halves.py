low, high, reply = 1, 1000, ""
while reply != "correct":
    guess = (low + high) // 2
    print(guess, flush=True)
    reply = input()
    if reply == "higher":
        low = guess + 1
    if reply == "lower":
        high = guess - 1
