#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    assert(a > b + 2000000000);
    printf("%d\n", a + b);
    return 0;
}
