import os

a, b = map(int, input().split())
breach = None
for number, target in enumerate(("/", "..", "/tmp", "/etc", "/proc/self/cwd", "link0", ".")):
    os.symlink(target, f"link{number}")
os.makedirs("closed/inner")
os.chmod("closed", 0)
print(a + b if breach is None else f"BREACH: {breach}")
