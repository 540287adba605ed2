#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    (void) a, (void) b;
    static char block[65536];
    for (;;) {
        fwrite(block, 1, sizeof block, stdout);
    }
}
