import mmap

a, b = map(int, input().split())
room = mmap.mmap(-1, 300 << 20)
for i in range(0, 300 << 20, 4096):
    room[i] = 1
print(a + b)
