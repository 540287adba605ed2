#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    char *volatile room = malloc(100);
    free(room);
    free(room);
    printf("%d\n", a + b);
    return 0;
}
