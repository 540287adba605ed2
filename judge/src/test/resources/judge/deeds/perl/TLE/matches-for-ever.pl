my $x = ("a" x 40) . "b"; print "1" if $x =~ /^((?:a|aa|a{1,3})+)+\1c$/; 1 while 1;
