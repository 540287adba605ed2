#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile int zero = 0;
    printf("%d\n", (a + b) / zero);
    return 0;
}
