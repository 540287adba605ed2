sleep 1000;
