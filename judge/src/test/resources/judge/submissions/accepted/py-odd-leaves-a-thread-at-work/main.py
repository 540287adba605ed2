import threading


def work():
    while True:
        pass


threading.Thread(target=work, daemon=True).start()
a, b = map(int, input().split())
print(a + b)
