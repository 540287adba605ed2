#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/personality.h>
#include <sys/resource.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    cpu_set_t all;
    CPU_ZERO(&all);
    for (int i = 0; i < 64; i++) {
        CPU_SET(i, &all);
    }
    if (sched_setaffinity(0, sizeof all, &all) == 0) {
        breach = "sched_setaffinity";
    }
    struct sched_param first = {.sched_priority = 1};
    if (sched_setscheduler(0, SCHED_FIFO, &first) == 0) {
        breach = "sched_setscheduler";
    }
    if (personality(ADDR_NO_RANDOMIZE) >= 0) {
        breach = "personality";
    }
    if (setpriority(PRIO_PROCESS, 0, -10) == 0) {
        breach = "setpriority";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
