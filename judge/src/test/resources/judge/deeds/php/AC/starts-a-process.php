<?php
[$a, $b] = explode(" ", trim(fgets(STDIN)));
$said = @shell_exec("echo BREACH");
$p = @proc_open("echo BREACH", [], $pipes);
echo $said || $p ? "BREACH" : $a + $b, "\n";
