#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/memfd.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    if (memfd_create("program", 0) >= 0) {
        breach = "memfd_create";
    }
    if (syscall(447, 0) >= 0) {
        breach = "memfd_secret";
    }
    char *none[] = {NULL};
    int self = open("/proc/self/exe", O_RDONLY);
    if (self >= 0) {
        syscall(SYS_execveat, self, "", none, none, AT_EMPTY_PATH);
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
