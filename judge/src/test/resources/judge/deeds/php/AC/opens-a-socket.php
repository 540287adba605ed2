<?php
[$a, $b] = explode(" ", trim(fgets(STDIN)));
$s = @fsockopen("127.0.0.1", 22, $e, $m, 1);
$t = @stream_socket_client("udp://127.0.0.1:53");
echo $s || $t ? "BREACH" : $a + $b, "\n";
