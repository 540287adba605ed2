#define _GNU_SOURCE
#include <stdio.h>
#include <sys/resource.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    int kinds[] = {RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_AS, RLIMIT_NOFILE, RLIMIT_STACK, RLIMIT_CORE, RLIMIT_NPROC, RLIMIT_DATA, RLIMIT_MEMLOCK};
    for (int i = 0; i < 9; i++) {
        struct rlimit limit;
        if (getrlimit(kinds[i], &limit) == 0 && limit.rlim_max != RLIM_INFINITY) {
            limit.rlim_cur = limit.rlim_max = RLIM_INFINITY;
            if (setrlimit(kinds[i], &limit) == 0) {
                breach = "raised a limit";
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
