1;
n = sum(fscanf(stdin, "%d"));
pause(1e6)
