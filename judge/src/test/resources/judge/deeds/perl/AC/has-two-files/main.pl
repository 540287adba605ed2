use FindBin;
require "$FindBin::Bin/adding.pl";
my ($first, $second) = split ' ', <STDIN>;
print sum($first, $second), "\n";
