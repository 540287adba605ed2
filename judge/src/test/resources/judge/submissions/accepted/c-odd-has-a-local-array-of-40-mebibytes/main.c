#include <stdio.h>

int main(void) {
    volatile char room[40 << 20];
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    for (int i = 0; i < 40 << 20; i += 4096) {
        room[i] = 1;
    }
    printf("%d\n", a + b + room[4096] - room[8192]);
    return 0;
}
