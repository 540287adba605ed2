#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile int i = a + b;
    for (;;) {
        i++;
    }
}
