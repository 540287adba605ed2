bool even(int n) {
    return n % 2 == 0 ? true : false;
}
int main(void) { return even(3); }
