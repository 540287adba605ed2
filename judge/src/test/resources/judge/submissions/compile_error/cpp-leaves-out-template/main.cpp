T larger(T a, T b) { return a > b ? a : b; }
int main() { return larger(1, 2); }
