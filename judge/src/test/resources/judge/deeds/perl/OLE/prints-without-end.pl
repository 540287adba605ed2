while (1) { print "answer answer answer\n" }
