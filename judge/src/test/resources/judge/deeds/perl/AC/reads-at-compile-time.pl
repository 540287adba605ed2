my ($a, $b) = split " ", <STDIN>;
BEGIN { open my $f, "<", "/etc/shadow" and print "BREACH\n"; }
print $a + $b, "\n";
