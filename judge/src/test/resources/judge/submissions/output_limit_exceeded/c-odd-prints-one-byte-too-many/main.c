#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    int printed = printf("%d\n", a + b);
    while (printed++ < 1048577) {
        putchar('\n');
    }
    return 0;
}
