#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    static char block[1 << 20];
    memset(block, 1, sizeof block);
    int file = open("/dev/shm/zoo", O_CREAT | O_WRONLY, 0600);
    for (int i = 0; file >= 0 && i < 256; i++) {
        if (write(file, block, sizeof block) < (ssize_t) sizeof block) {
            break;
        }
        if (i > 128) {
            breach = "more than 128 MiB in /dev/shm";
        }
    }
    unlink("/dev/shm/zoo");
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
