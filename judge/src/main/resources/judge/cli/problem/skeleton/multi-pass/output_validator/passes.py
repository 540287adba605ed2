# Is called after each pass as: passes INPUT ANSWER FEEDBACK_FOLDER < OUTPUT. Status 42 accepts, 43 rejects. To ask for
# another pass it accepts, and writes the input of that pass into nextpass.in of the feedback folder.
import re
import sys


def reject(why):
    with open(sys.argv[3] + "/judgemessage.txt", "w") as message:
        print(why, file=message)
    sys.exit(43)


with open(sys.argv[1]) as file:
    reading = file.readline() == "read\n"
with open(sys.argv[2]) as file:
    n = file.read().strip()
words = sys.stdin.buffer.read().decode("latin-1").split()
if len(words) != 1:
    reject("there must be one word")
if reading:
    if words[0] != n:
        reject(f"the number that was read back is not {n}")
elif re.fullmatch(r"[ab]{1,30}", words[0]):
    with open(sys.argv[3] + "/nextpass.in", "w") as file:
        print("read", words[0], sep="\n", file=file)
else:
    reject("the word must have 1 to 30 letters, each of them a or b")
sys.exit(42)
