#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile char *room = mmap(NULL, 200 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room != MAP_FAILED) {
        for (long i = 0; i < 200L << 20; i += 4096) {
            room[i] = (char) (a + i);
        }
    }
    printf("%d\n", a + b);
    return 0;
}
