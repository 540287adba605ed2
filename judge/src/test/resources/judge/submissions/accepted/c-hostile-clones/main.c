#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static int child(void *argument) {
    (void) argument;
    _exit(0);
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    int flags[] = {SIGCHLD, CLONE_VM | SIGCHLD, CLONE_VM | CLONE_FILES | CLONE_FS | SIGCHLD, CLONE_PARENT | SIGCHLD, CLONE_UNTRACED | SIGCHLD};
    for (int i = 0; i < 5; i++) {
        char *stack = malloc(65536);
        if (clone(child, stack + 65536, flags[i], NULL) > 0) {
            breach = "clone made a process";
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
