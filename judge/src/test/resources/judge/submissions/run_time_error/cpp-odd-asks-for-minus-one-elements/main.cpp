#include <cstdio>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile int less = -1;
    int *room = new int[less];
    room[0] = a + b;
    std::printf("%d\n", room[0]);
    return 0;
}
