#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    (void) a, (void) b;
    static char block[65536];
    for (;;) {
        if (write(2, block, sizeof block) < 0) {
            return 0;
        }
    }
}
