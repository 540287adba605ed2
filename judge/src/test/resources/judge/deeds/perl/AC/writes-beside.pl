my ($a, $b) = split " ", <STDIN>;
my $found = grep { open my $f, ">", $_ } "/program/x", "/usr/bin/x", "/x", $0;
print $found ? "BREACH" : $a + $b, "\n";
