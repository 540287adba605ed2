#define _GNU_SOURCE
#include <stdio.h>
#include <sys/reboot.h>
#include <sys/swap.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    if (reboot(RB_DISABLE_CAD) == 0) {
        breach = "reboot";
    }
    if (sethostname("zoo", 3) == 0) {
        breach = "sethostname";
    }
    if (syscall(SYS_init_module, NULL, 0, "") == 0) {
        breach = "init_module";
    }
    struct timeval then = {1, 0};
    if (settimeofday(&then, NULL) == 0) {
        breach = "settimeofday";
    }
    if (syscall(SYS_syslog, 10, NULL, 0) >= 0) {
        breach = "syslog";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
