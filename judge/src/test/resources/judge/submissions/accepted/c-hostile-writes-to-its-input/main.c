#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    if (write(0, "1 1\n", 4) == 4) {
        breach = "stdin is open for writing";
    }
    if (ftruncate(0, 0) == 0) {
        breach = "stdin can be cut";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
