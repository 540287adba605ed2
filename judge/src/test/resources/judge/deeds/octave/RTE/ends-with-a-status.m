1;
n = sum(fscanf(stdin, "%d"));
exit(3)
