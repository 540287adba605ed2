<?php while (true) echo "answer answer answer\n";
