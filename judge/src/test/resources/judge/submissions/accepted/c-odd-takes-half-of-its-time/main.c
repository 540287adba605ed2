#define _GNU_SOURCE
#include <stdio.h>
#include <time.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    while (clock() < CLOCKS_PER_SEC) {
    }
    printf("%d\n", a + b);
    return 0;
}
