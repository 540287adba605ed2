kill "SEGV", $$; print "BREACH\n";
