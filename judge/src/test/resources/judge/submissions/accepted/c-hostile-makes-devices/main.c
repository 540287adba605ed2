#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    int kinds[] = {S_IFBLK, S_IFCHR};
    for (int i = 0; i < 2; i++) {
        for (int major = 1; major < 10; major += 7) {
            mknod("device", kinds[i] | 0600, makedev(major, major == 1 ? 1 : 0));
            if (open("device", O_RDONLY) >= 0) {
                breach = "opened a device";
            }
            unlink("device");
        }
    }
    char *devices[] = {"/dev/mem", "/dev/kmsg", "/dev/sda", "/dev/vda", "/dev/fuse", "/dev/kvm", "/dev/tty"};
    for (int i = 0; i < 7; i++) {
        if (open(devices[i], O_RDWR) >= 0) {
            breach = devices[i];
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
