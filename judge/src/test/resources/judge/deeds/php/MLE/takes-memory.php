<?php $all = []; while (true) $all[] = str_repeat("x", 1000000) . count($all);
