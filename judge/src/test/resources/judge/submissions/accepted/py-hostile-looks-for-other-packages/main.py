a, b = map(int, input().split())
breach = None
for name in ("numpy", "pip", "setuptools", "yaml", "requests", "judge"):
    try:
        __import__(name)
        breach = name
    except ImportError:
        pass
print(a + b if breach is None else f"BREACH: {breach}")
