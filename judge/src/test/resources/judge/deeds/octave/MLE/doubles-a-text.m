1;
n = sum(fscanf(stdin, "%d"));
t = "x";
while true, t = [t t]; end
