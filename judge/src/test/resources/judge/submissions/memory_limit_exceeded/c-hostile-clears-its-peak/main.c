#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#define SIZE (100L << 20)

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile char *memory = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    madvise((void *)memory, SIZE, MADV_HUGEPAGE);
    for (long i = 0; i < SIZE; i += 4096) {
        memory[i] = 1;
    }
    munmap((void *)memory, SIZE);
    int peak = open("/proc/self/clear_refs", O_WRONLY);
    if (peak >= 0 && write(peak, "5", 1) < 0) {
        return 2;
    }
    usleep(50000);
    printf("%d\n", a + b);
    return 0;
}
