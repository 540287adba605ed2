import os

a, b = map(int, input().split())
breach = None
for pid in range(1, 30):
    try:
        with open(f"/proc/{pid}/environ", "rb") as file:
            if b"JUDGE_ZOO_SECRET" in file.read():
                breach = f"the secret of process {pid}"
    except OSError:
        pass
if "JUDGE_ZOO_SECRET" in os.environ:
    breach = "the secret"
print(a + b if breach is None else f"BREACH: {breach}")
