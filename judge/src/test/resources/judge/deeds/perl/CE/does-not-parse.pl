print "never;
