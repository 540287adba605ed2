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
    for (int pid = 1; pid < 10; pid++) {
        long process = pid == getpid() ? -1 : syscall(434, pid, 0);
        for (int number = 0; process >= 0 && number < 10; number++) {
            if (syscall(438, process, number, 0) >= 0) {
                breach = "pidfd_getfd";
            }
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
