#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    static char block[1 << 20];
    signal(SIGXFSZ, SIG_IGN);
    for (int number = 0; number < 100; number++) {
        char name[20];
        snprintf(name, sizeof name, "%d", number);
        int file = open(name, O_CREAT | O_WRONLY, 0600);
        for (int i = 0; i < 10; i++) {
            if (write(file, block, sizeof block) != (ssize_t) sizeof block) {
                return 1;
            }
        }
        close(file);
    }
    printf("%d\n", a + b);
    return 0;
}
