#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/signalfd.h>
#include <sys/time.h>
#include <unistd.h>

int main(void) {
    int a, b, got = 0;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGALRM);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGTERM);
    sigprocmask(SIG_BLOCK, &set, NULL);
    struct itimerval soon = {{0, 0}, {0, 10000}};
    setitimer(ITIMER_REAL, &soon, NULL);
    if (sigwait(&set, &got) != 0 || got != SIGALRM) {
        return 2;
    }
    kill(getpid(), SIGUSR1);
    struct timespec second = {1, 0};
    if (sigtimedwait(&set, NULL, &second) != SIGUSR1) {
        return 3;
    }
    int descriptor = signalfd(-1, &set, 0);
    raise(SIGTERM);
    struct signalfd_siginfo info;
    if (read(descriptor, &info, sizeof info) != sizeof info || info.ssi_signo != SIGTERM) {
        return 4;
    }
    printf("%d\n", a + b);
    return 0;
}
