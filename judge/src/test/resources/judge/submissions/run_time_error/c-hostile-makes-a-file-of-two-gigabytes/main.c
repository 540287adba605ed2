#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    FILE *output = fopen("sum.out", "w");
    fprintf(output, "%d\n", a + b);
    fseek(output, 2000000000, SEEK_SET);
    fputs("\n", output);
    fclose(output);
    return 0;
}
