int twice(int x) {
    twice = x * 2;
}
int main() { return twice(2); }
