#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile int i = a + b;
    for (int number = 1; number < 65; number++) {
        signal(number, SIG_IGN);
    }
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    for (;;) {
        i++;
    }
}
