import os

a, b = map(int, input().split())
breach = None
try:
    os.posix_spawn("/proc/self/exe", ["python", "-c", "pass"], {})
    breach = "posix_spawn"
except OSError:
    pass
try:
    import multiprocessing

    worker = multiprocessing.get_context("fork").Process(target=print)
    worker.start()
    breach = "multiprocessing"
except (OSError, ImportError, ValueError):
    pass
print(a + b if breach is None else f"BREACH: {breach}")
