#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    for (int number = 3; number < 4096; number++) {
        if (fcntl(number, F_GETFD) >= 0) {
            breach = "a descriptor is open";
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
