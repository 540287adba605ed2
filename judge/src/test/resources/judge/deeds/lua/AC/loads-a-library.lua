local a, b = io.read("n", "n")
local found = package.loadlib("/scratch/work/x.so", "*") or package.loadlib("/usr/lib/x86_64-linux-gnu/libsocket.so", "*")
print(found and "BREACH" or a + b)
