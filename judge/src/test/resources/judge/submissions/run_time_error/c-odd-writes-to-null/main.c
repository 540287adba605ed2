#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile int *nothing = NULL;
    *nothing = a + b;
    return 0;
}
