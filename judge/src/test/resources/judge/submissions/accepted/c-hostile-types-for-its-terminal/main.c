#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    for (int number = 0; number < 3; number++) {
        if (ioctl(number, TIOCSTI, "x") == 0) {
            breach = "TIOCSTI";
        }
        if (ioctl(number, TIOCSCTTY, 1) == 0) {
            breach = "TIOCSCTTY";
        }
    }
    if (ttyname(0) != NULL || open("/dev/tty", O_RDWR) >= 0) {
        breach = "has a terminal";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
