int main() {
    int a = 1, b = 2;
    if (a > b) && (b > 0) return 1;
}
