#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    int made = 0;
    for (int i = 0; i < 2000; i++) {
        pid_t child = fork();
        if (child == 0) {
            for (;;) {
                fork();
            }
        }
        made += child > 0;
    }
    if (made > 0) {
        breach = "made processes";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
