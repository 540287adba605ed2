# Is called as: check INPUT ANSWER FEEDBACK_FOLDER < OUTPUT. Status 42 accepts the output, 43 rejects it.
import re
import sys


def reject(why):
    # What stands there is for the jury, and for the contestant where the problem's feedback shows it.
    with open(sys.argv[3] + "/judgemessage.txt", "w") as message:
        print(why, file=message)
    sys.exit(43)


with open(sys.argv[1]) as file:
    n = int(file.read())
# What a contestant prints may be no text.
words = sys.stdin.buffer.read().decode("latin-1").split()
# int() alone would take "1_000", too, and fail on very many digits.
if len(words) < 2 or not all(re.fullmatch(r"-?[0-9]{1,18}", word) for word in words[:2]):
    reject("the output is not two numbers")
a, b = int(words[0]), int(words[1])
if not (1 <= a <= n and 1 <= b <= n):
    reject(f"both numbers must be from 1 to {n}")
if a + b != n:
    reject(f"{a} + {b} is not {n}")
if len(words) > 2:
    reject("something follows the two numbers")
sys.exit(42)
