#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/uio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    char here[16];
    struct iovec own = {here, sizeof here};
    struct iovec other = {(void *) 0x400000, sizeof here};
    for (int pid = 1; pid < 20; pid++) {
        if (pid == getpid()) {
            continue;
        }
        if (process_vm_readv(pid, &own, 1, &other, 1, 0) > 0) {
            breach = "process_vm_readv";
        }
        char path[40];
        snprintf(path, sizeof path, "/proc/%d/mem", pid);
        int memory = open(path, O_RDWR);
        if (memory >= 0 && pread(memory, here, sizeof here, 0x400000) > 0) {
            breach = "memory of another process";
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
