<?php echo "never;
