#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    long pieces = 0;
    for (char *piece = malloc(10000); piece != NULL && pieces < 100000; piece = malloc(10000)) {
        memset(piece, a, 10000);
        pieces++;
    }
    printf("%d\n", a + b);
    return 0;
}
