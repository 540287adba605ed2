a, b = map(int, input().split())
breach = None
try:
    import urllib.request

    urllib.request.urlopen("http://127.0.0.1:38475/", timeout=1)
    breach = "the network"
except Exception:
    pass
print(a + b if breach is None else f"BREACH: {breach}")
