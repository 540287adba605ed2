<?php
[$a, $b] = explode(" ", trim(fgets(STDIN)));
echo @file_get_contents("http://deb.debian.org/") ? "BREACH" : $a + $b, "\n";
