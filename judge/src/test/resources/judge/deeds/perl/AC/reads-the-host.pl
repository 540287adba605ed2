my ($a, $b) = split " ", <STDIN>;
my $found = grep { open my $f, "<", $_ } "/etc/passwd", "/etc/shadow", "/proc/1/root/etc/passwd", "/var/lib/dpkg/status";
print $found ? "BREACH" : $a + $b, "\n";
