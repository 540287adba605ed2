#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    int here = open(".", O_RDONLY);
    mkdir("cell", 0700);
    if (chroot("cell") == 0) {
        breach = "chroot";
        fchdir(here);
        for (int i = 0; i < 100; i++) {
            chdir("..");
        }
        chroot(".");
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
