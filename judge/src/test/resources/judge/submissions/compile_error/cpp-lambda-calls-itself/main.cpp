int main() {
    auto f = [](int x) { return x == 0 ? 0 : f(x - 1); };
    return f(3);
}
