#include <cstdio>

struct Adder {
    Adder() {
        help();
    }
    void help() {
        add(1, 1);
    }
    virtual int add(int a, int b) = 0;
};

struct Right : Adder {
    int add(int a, int b) override {
        return a + b;
    }
};

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    Right right;
    std::printf("%d\n", right.add(a, b));
    return 0;
}
