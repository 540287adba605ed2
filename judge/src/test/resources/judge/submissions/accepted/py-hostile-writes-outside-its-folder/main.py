import os

a, b = map(int, input().split())
breach = None
places = ["/zoo", "/etc/zoo", "/usr/zoo", "/lib/zoo", os.__file__, os.path.dirname(os.__file__) + "/zoo.py"]
for place in places + [os.path.dirname(os.__file__) + "/__pycache__/zoo.pyc", "/proc/sys/kernel/core_pattern"]:
    try:
        open(place, "a").close()
        breach = place
    except OSError:
        pass
print(a + b if breach is None else f"BREACH: {breach}")
