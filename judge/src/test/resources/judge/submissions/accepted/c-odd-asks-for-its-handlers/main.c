#include <signal.h>
#include <stdio.h>

static volatile sig_atomic_t heard;

static void hear(int number) {
    heard += number;
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    struct sigaction before;
    if (sigaction(SIGTERM, NULL, &before) != 0 || before.sa_handler != SIG_DFL) {
        return 2;
    }
    if (signal(SIGUSR1, hear) != SIG_DFL || signal(SIGUSR2, SIG_IGN) != SIG_DFL) {
        return 3;
    }
    raise(SIGUSR1);
    raise(SIGUSR1);
    raise(SIGUSR2);
    if (signal(SIGUSR1, SIG_DFL) != hear || signal(SIGUSR2, SIG_DFL) != SIG_IGN) {
        return 4;
    }
    if (signal(SIGUSR2, SIG_DFL) != SIG_DFL || signal(1000, hear) != SIG_ERR || heard != 2 * SIGUSR1) {
        return 5;
    }
    printf("%d\n", a + b);
    return 0;
}
