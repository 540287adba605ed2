import fcntl
import importlib.util
import os

a, b = map(int, input().split())
open("own.txt", "w").close()
paths = ["own.txt", __file__]
for name in ("bisect", "heapq", "fractions"):
    module = os.path.join(os.path.dirname(os.__file__), name + ".py")
    paths += [module, importlib.util.cache_from_source(module)]
breach = None
for path in paths:
    try:
        file = os.open(path, os.O_RDONLY)
        fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)
        breach = path + " opens for nobody else"
    except OSError:
        pass
print(a + b if breach is None else f"BREACH: {breach}")
