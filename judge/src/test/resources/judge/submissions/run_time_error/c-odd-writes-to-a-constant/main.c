#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile char *text = (volatile char *) "sum";
    text[0] = (char) a;
    printf("%d\n", a + b);
    return 0;
}
