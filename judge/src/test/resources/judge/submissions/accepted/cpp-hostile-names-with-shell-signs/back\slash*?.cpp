int three() { return 3; }
