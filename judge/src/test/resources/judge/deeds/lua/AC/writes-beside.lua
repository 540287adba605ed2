local a, b = io.read("n", "n")
local found = false
for _, f in ipairs({"/program/x", "/usr/bin/x", "/x", arg[0]}) do if io.open(f, "w") then found = true end end
print(found and "BREACH" or a + b)
