a, b = map(int, input().split())


def main():
    print(a + b)
