#define _GNU_SOURCE
#include <stdio.h>

static volatile char room[60 << 20];

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    room[5] = (char) a;
    printf("%d\n", a + b);
    return 0;
}
