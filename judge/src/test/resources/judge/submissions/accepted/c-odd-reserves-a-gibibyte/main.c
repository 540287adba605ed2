#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    if (mmap(NULL, 1L << 30, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) == MAP_FAILED) {
        perror("mmap");
    }
    printf("%d\n", a + b);
    return 0;
}
