#include <stdio.h>

int main(void) {
    int a, b;
    FILE *in = fopen("/dev/stdin", "r");
    FILE *out = fopen("/dev/stdout", "w");
    FILE *err = fopen("/dev/stderr", "w");
    if (in == NULL || out == NULL || err == NULL || fscanf(in, "%d %d", &a, &b) != 2) {
        return 1;
    }
    fprintf(err, "%d and %d\n", a, b);
    fprintf(out, "%d\n", a + b);
    fclose(out);
    return 0;
}
