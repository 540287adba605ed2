#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    for (int number = 1; number < 65; number++) {
        signal(number, SIG_IGN);
    }
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
