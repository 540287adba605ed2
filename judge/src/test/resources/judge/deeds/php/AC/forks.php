<?php
[$a, $b] = explode(" ", trim(fgets(STDIN)));
$forked = function_exists("pcntl_fork") ? @pcntl_fork() : -1;
echo $forked >= 0 ? "BREACH" : $a + $b, "\n";
