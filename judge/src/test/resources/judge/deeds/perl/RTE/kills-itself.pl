kill 9, $$; print "BREACH\n";
