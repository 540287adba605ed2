#define _GNU_SOURCE
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    for (int family = 0; family < 46; family++) {
        for (int type = 1; type <= 5; type++) {
            if (socket(family, type, 0) >= 0) {
                breach = "a socket";
            }
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
