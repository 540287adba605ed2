<?php function f($n) { $x = range(1, 100); return 1 + f($n + 1); } echo f(1);
