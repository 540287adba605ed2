int main() {
    int a = 1;
    auto f = [](int x) { return x + a; };
    return f(1);
}
