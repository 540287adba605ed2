#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    if (mount("none", "/", NULL, MS_REMOUNT | MS_BIND, NULL) == 0) {
        breach = "remounted /";
    }
    if (mount("proc", ".", "proc", 0, NULL) == 0) {
        breach = "mounted proc";
    }
    if (umount2("/", MNT_DETACH) == 0) {
        breach = "unmounted /";
    }
    if (syscall(SYS_pivot_root, ".", ".") == 0) {
        breach = "pivot_root";
    }
    if (syscall(428, -100, "/", 1) >= 0) {
        breach = "open_tree";
    }
    if (syscall(430, "tmpfs", 0) >= 0) {
        breach = "fsopen";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
