1;
n = sum(fscanf(stdin, "%d"));
error("Octave:out-of-memory", "out of memory or dimension too large")
