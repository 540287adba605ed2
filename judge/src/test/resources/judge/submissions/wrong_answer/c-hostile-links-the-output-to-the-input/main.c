#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    (void) a, (void) b;
    if (link("sum.in", "sum.out") != 0) {
        puts("denied");
    }
    return 0;
}
