int main() {
    int c = 0;
    auto f = [=]() { c++; };
    f();
    return c;
}
