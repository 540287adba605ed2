local a, b = io.read("n", "n")
local found = os.getenv("JUDGE_ZOO_SECRET") or os.getenv("PATH")
print(found and "BREACH" or a + b)
