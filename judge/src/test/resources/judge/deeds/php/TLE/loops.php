<?php while (true);
