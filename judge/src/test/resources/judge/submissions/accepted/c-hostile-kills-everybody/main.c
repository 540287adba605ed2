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
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    kill(-1, SIGKILL);
    kill(-1, SIGTERM);
    for (int pid = 2; pid < 5000; pid++) {
        if (pid != getpid() && kill(pid, 9) == 0) {
            breach = "killed another process";
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
