#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

static int sum(void) {
    volatile int never_set[4];
    volatile int mixed = 0;
    for (int i = 0; i < 4; i++) {
        mixed += (never_set[i] & 1) + 7;
    }
    return mixed;
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", sum() + a + b);
    return 0;
}
