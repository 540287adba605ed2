import os
import subprocess
import sys

a, b = map(int, input().split())
breach = None
for command in (["/bin/sh", "-c", "exit 7"], ["/bin/ls"], [sys.executable, "-c", "print(1)"]):
    try:
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        breach = command[0]
    except (OSError, subprocess.SubprocessError):
        pass
if os.system("exit 7") == 7 << 8:
    breach = "os.system"
for shell in ("/bin/sh", "/bin/bash", "/usr/bin/env", "/bin/busybox"):
    if os.path.exists(shell):
        breach = shell
print(a + b if breach is None else f"BREACH: {breach}")
