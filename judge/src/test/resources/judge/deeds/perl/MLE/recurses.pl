no warnings; sub f { my @x = (1) x 100; return 1 + f(@x, $_[0] + 1) } print f(1);
