local a, b = io.read("n", "n")
local files = {"/etc/passwd", "/etc/shadow", "/root/.bashrc", "/proc/1/root/etc/passwd", "/var/lib/dpkg/status"}
local found = false
for _, f in ipairs(files) do if io.open(f) then found = true end end
print(found and "BREACH" or a + b)
