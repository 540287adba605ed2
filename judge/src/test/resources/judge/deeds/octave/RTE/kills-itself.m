1;
n = sum(fscanf(stdin, "%d"));
kill(getpid(), 9);
disp("BREACH")
