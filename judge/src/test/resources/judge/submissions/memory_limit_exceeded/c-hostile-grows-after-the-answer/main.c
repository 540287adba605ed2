#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", a + b);
    fflush(stdout);
    volatile char *room = malloc(100 << 20);
    for (long i = 0; i < 100L << 20; i += 4096) {
        room[i] = (char) (a + i);
    }
    return 0;
}
