BEGIN { my @all; while (1) { push @all, "x" x 10000000 . @all } }
