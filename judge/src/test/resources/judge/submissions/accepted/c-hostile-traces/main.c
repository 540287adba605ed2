#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/ptrace.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0) {
        breach = "PTRACE_TRACEME";
    }
    for (int pid = 1; pid < 20; pid++) {
        if (ptrace(PTRACE_SEIZE, pid, NULL, NULL) == 0) {
            breach = "PTRACE_SEIZE";
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
