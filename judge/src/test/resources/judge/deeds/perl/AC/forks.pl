my ($a, $b) = split " ", <STDIN>;
my $pid = fork();
if (defined $pid) { print "BREACH\n"; exit } 
print $a + $b, "\n";
