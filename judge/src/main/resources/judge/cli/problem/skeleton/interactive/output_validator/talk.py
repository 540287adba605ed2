# Is called as: talk INPUT ANSWER FEEDBACK_FOLDER. It reads what the submission prints, and prints what it is told.
# Status 42 accepts, 43 rejects.
import re
import sys


def reject(why):
    with open(sys.argv[3] + "/judgemessage.txt", "w") as message:
        print(why, file=message)
    sys.exit(43)


with open(sys.argv[1]) as file:
    number = int(file.read())
for count in range(1, 11):
    line = sys.stdin.buffer.readline().decode("latin-1").strip()
    if not re.fullmatch(r"[0-9]{1,4}", line) or not 1 <= int(line) <= 1000:
        reject(f"guess {count} is no number from 1 to 1000")
    guess = int(line)
    # Without flush both would wait for each other.
    print("higher" if guess < number else "lower" if guess > number else "correct", flush=True)
    if guess == number:
        if sys.stdin.buffer.read().strip():
            reject("something follows the right guess")
        sys.exit(42)
reject("10 guesses were not enough")
