# Needs as many guesses as the number is high.
import sys

guess, reply = 1, "higher"
while reply == "higher":
    print(guess, flush=True)
    reply = sys.stdin.readline().strip()
    guess += 1
