<?php
require "adding.php";
fscanf(STDIN, "%d %d", $a, $b);
echo sum($a, $b), "\n";
