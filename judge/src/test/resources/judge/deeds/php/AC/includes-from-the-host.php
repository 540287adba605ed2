<?php
[$a, $b] = explode(" ", trim(fgets(STDIN)));
$found = @include "/etc/passwd";
echo $found ? "BREACH" : $a + $b, "\n";
