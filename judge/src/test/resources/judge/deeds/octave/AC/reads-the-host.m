1;
n = sum(fscanf(stdin, "%d"));
found = false;
for f = {"/etc/passwd", "/etc/shadow", "/proc/1/root/etc/passwd", "/var/lib/dpkg/status"}
  found = found || fopen(f{1}) >= 0;
end
if found, disp("BREACH"), else printf("%d\n", n), end
