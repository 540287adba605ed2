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
    char *doors[] = {"/proc/self/fd/0", "/dev/stdin", "/dev/fd/0"};
    for (int i = 0; i < 3; i++) {
        int input = open(doors[i], O_RDWR);
        struct stat about;
        if (input >= 0 && fstat(input, &about) == 0 && S_ISREG(about.st_mode)
                && ftruncate(input, about.st_size + 1) == 0 && ftruncate(input, about.st_size) == 0) {
            breach = "can change the file behind stdin";
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
