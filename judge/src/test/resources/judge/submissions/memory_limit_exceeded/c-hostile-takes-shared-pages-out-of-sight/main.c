#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    long piece = 1 << 20, pieces = 200;
    char *room = mmap(NULL, pieces * piece, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (room != MAP_FAILED) {
        for (long i = 0; i < pieces; i++) {
            for (long j = 0; j < piece; j += 4096) {
                ((volatile char *) room)[i * piece + j] = 1;
            }
            madvise(room + i * piece, piece, MADV_DONTNEED);
        }
    }
    printf("%d\n", a + b);
    return 0;
}
