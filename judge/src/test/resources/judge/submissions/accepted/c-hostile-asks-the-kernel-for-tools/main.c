#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    int map[18] = {2, 4, 4, 1};
    if (syscall(SYS_bpf, 0, map, sizeof map) >= 0) {
        breach = "bpf";
    }
    int event[28] = {1, 112};
    event[10] = 0x60;
    if (syscall(SYS_perf_event_open, event, 0, -1, -1, 0) >= 0) {
        breach = "perf_event_open";
    }
    if (syscall(SYS_userfaultfd, 1) >= 0) {
        breach = "userfaultfd";
    }
    if (syscall(SYS_keyctl, 0, -3, 1) >= 0) {
        breach = "keyctl";
    }
    if (syscall(SYS_add_key, "user", "zoo", "x", 1, -3) >= 0) {
        breach = "add_key";
    }
    if (syscall(SYS_kcmp, getpid(), 1, 2, 0, 0) >= 0) {
        breach = "kcmp";
    }
    if (syscall(SYS_fanotify_init, 0, 0) >= 0) {
        breach = "fanotify_init";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
