#include <cstdio>

int sum(int a, int b);

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::printf("%d\n", sum(a, b));
    return 0;
}
