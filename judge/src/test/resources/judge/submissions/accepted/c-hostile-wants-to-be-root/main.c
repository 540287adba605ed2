#define _GNU_SOURCE
#include <grp.h>
#include <linux/capability.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct rights[2] = {{0, 0, 0}, {0, 0, 0}};
    if (syscall(SYS_capget, &header, rights) == 0 && (rights[0].effective | rights[0].permitted | rights[1].effective) != 0) {
        breach = "has capabilities";
    }
    rights[0].effective = rights[0].permitted = rights[0].inheritable = 0xffffffff;
    if (syscall(SYS_capset, &header, rights) == 0) {
        breach = "capset";
    }
    if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) {
        breach = "may gain privileges";
    }
    if (prctl(PR_GET_SECCOMP, 0, 0, 0, 0) != 2) {
        breach = "runs without a filter";
    }
    gid_t none[1] = {0};
    if (getuid() != 0 && (setuid(0) == 0 || setgroups(1, none) == 0)) {
        breach = "became root";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
