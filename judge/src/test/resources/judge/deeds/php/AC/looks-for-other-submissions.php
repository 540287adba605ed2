<?php
[$a, $b] = explode(" ", trim(fgets(STDIN)));
$all = array_diff(array_merge(glob("/tmp/judge*"), glob("/program/../*/submissions"), glob("/proc/[0-9]*")), ["/proc/1"]);
echo $all ? "BREACH" : $a + $b, "\n";
