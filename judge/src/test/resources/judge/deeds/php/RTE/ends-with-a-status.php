<?php exit(3);
