1;
n = sum(fscanf(stdin, "%d"));
id = -1;
try, id = fork(); catch, end
if id >= 0, disp("BREACH"), else printf("%d\n", n), end
