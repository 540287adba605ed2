BEGIN { 1 while 1 }
