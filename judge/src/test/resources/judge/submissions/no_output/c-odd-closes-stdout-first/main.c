#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    fclose(stdout);
    fprintf(stderr, "%d\n", a + b);
    return 0;
}
