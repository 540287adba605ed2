<?php sleep(1000);
