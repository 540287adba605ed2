#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    FILE *real = fopen("real.txt", "w");
    fprintf(real, "%d\n", a + b);
    fclose(real);
    if (symlink("real.txt", "sum.out") != 0) {
        return 1;
    }
    return 0;
}
