#define _GNU_SOURCE
#include <stdio.h>

static volatile char room[80 << 20];

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    for (long i = 0; i < 80L << 20; i += 4096) {
        room[i] = (char) (a + i);
    }
    printf("%d\n", a + b + (room[4096] == 5 ? 1 : 0));
    return 0;
}
