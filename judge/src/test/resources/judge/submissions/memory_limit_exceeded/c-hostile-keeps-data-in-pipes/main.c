#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define OWN (40 << 20)

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    char *own = malloc(OWN);
    memset(own, 1, OWN);
    for (int i = 0; i < 60; i++) {
        int ends[2];
        if (pipe2(ends, O_NONBLOCK) != 0) {
            return 2;
        }
        fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
        while (write(ends[1], own, 65536) > 0) {
        }
    }
    usleep(100000);
    printf("%d\n", a + b + own[12345] - 1);
    return 0;
}
