#include <cstdio>

struct Files {
    Files() {
        std::freopen("sum.in", "r", stdin);
        std::freopen("sum.out", "w", stdout);
        std::fclose(stderr);
    }
};

static Files files;

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::printf("%d\n", a + b);
    return 0;
}
