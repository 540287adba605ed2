<?php throw new Exception("crash");
