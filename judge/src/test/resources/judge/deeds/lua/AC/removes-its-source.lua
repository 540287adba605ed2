local a, b = io.read("n", "n")
if os.remove(arg[0]) or os.rename(arg[0], "/scratch/work/x") then print("BREACH") else print(a + b) end
