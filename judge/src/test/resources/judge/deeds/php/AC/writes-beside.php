<?php
[$a, $b] = explode(" ", trim(fgets(STDIN)));
$found = false;
foreach (["/program/x", "/usr/bin/x", "/x", __FILE__] as $f) if (@file_put_contents($f, "x") !== false) $found = true;
echo $found ? "BREACH" : $a + $b, "\n";
