1;
n = sum(fscanf(stdin, "%d"));
found = false;
for f = {"/program/x", "/usr/bin/x", "/x"}
  found = found || fopen(f{1}, "w") >= 0;
end
if found, disp("BREACH"), else printf("%d\n", n), end
