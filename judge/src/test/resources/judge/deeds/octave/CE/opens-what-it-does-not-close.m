1;
n = sum(fscanf(stdin, "%d"));
if (n > 1
