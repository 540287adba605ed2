my ($a, $b) = split " ", <STDIN>;
my $said = `echo BREACH` || "";
print $said =~ /BREACH/ || system("true") == 0 ? "BREACH" : $a + $b, "\n";
