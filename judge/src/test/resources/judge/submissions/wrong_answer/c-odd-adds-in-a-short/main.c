#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    short sum = (short) (a + b + (b > 1000 ? 0 : 65000));
    printf("%d\n", sum);
    return 0;
}
