#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    (void) a, (void) b;
    if (symlink("../../../../../../../../../../etc/hostname", "sum.out") != 0) {
        return 1;
    }
    return 0;
}
