#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    int file = open("short", O_CREAT | O_RDWR, 0600);
    volatile char *text = mmap(NULL, 8192, PROT_READ, MAP_SHARED, file, 0);
    printf("%d %d\n", a + b, text[4096]);
    return 0;
}
