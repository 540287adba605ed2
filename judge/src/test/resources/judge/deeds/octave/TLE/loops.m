1;
n = sum(fscanf(stdin, "%d"));
while true, n += 1; end
