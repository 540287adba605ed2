import subprocess

a, b = input().split()
print(subprocess.run(["expr", a, "+", b], capture_output=True, text=True).stdout)
