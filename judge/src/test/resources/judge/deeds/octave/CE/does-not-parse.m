1;
n = sum(fscanf(stdin, "%d"));
printf("never
