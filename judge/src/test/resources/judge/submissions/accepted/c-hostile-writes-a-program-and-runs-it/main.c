#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char block[65536];

int main(int argc, char **argv) {
    if (argc == 3) {
        puts(fork() >= 0 ? "BREACH: the copy may fork" : argv[2]);
        return 0;
    }
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    char sum[20];
    snprintf(sum, sizeof sum, "%d", a + b);
    int from = open("/proc/self/exe", O_RDONLY);
    int to = open("copy", O_CREAT | O_WRONLY, 0700);
    ssize_t length;
    while (from >= 0 && to >= 0 && (length = read(from, block, sizeof block)) > 0) {
        if (write(to, block, length) != length) {
            break;
        }
    }
    close(to);
    execl("copy", "copy", "again", sum, (char *) NULL);
    puts(sum);
    return 0;
}
