#pragma GCC optimize("O3", "unroll-loops")
#pragma GCC target("sse4.2")
#pragma GCC system_header
#include <cstdio>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::printf("%d\n", a + b);
    return 0;
}
