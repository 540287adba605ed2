#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv) {
    int times = argc > 1 ? atoi(argv[1]) : 0;
    if (times < 20) {
        char next[20];
        snprintf(next, sizeof next, "%d", times + 1);
        execl("/proc/self/exe", "again", next, (char *) NULL);
    }
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", a + b);
    return 0;
}
