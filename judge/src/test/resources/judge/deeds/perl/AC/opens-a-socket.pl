my ($a, $b) = split " ", <STDIN>;
my $made = syscall(41, 2, 1, 0);
print $made >= 0 ? "BREACH" : $a + $b, "\n";
