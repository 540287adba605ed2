blocks = []
while True:
    try:
        blocks.append(bytearray(1 << 20))
    except MemoryError:
        pass
