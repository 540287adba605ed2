#include <cstdio>

int main() {
    int a, b;
    if (std::freopen("sum.in", "r", stdin) == nullptr || std::freopen("sum.out", "w", stdout) == nullptr) {
        return 2;
    }
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::printf("%d\n", a + b);
    return 0;
}
