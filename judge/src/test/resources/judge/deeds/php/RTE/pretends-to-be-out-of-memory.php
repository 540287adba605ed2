<?php fwrite(STDERR, "Allowed memory size exhausted"); exit(255);
