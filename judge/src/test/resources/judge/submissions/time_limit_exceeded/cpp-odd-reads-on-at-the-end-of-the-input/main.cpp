#include <cstdio>
#include <iostream>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    int next = 0;
    while (next != -1) {
        std::cin >> next;
        next = next == -1 ? 0 : next;
    }
    std::printf("%d\n", a + b);
    return 0;
}
