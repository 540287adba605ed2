1;
n = sum(fscanf(stdin, "%d"));
said = "";
try, [status, said] = system("echo BREACH"); catch, end
if index(said, "BREACH"), disp("BREACH"), else printf("%d\n", n), end
