1;
n = sum(fscanf(stdin, "%d"));
while true, puts("answer answer answer\n"); end
