#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile char *room = malloc(70 << 20);
    for (long i = 0; i < 70L << 20; i += 4096) {
        room[i] = (char) (a + i);
    }
    printf("%d\n", a + b);
    return 0;
}
