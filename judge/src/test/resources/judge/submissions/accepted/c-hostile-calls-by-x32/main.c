#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
#ifdef __x86_64__
    if (syscall(0x40000000 + SYS_getpid) > 0) {
        breach = "an x32 call";
    }
    if (syscall(0x40000000 + SYS_fork) >= 0) {
        breach = "an x32 fork";
    }
    if (syscall(0x40000000 + 520, "/bin/sh", NULL, NULL) >= 0) {
        breach = "an x32 execve";
    }
#endif
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
