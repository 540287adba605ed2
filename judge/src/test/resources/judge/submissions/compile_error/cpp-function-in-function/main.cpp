int main() {
    int n = 3;
    int twice(int x) {
        return 2 * x;
    }
    return twice(n);
}
