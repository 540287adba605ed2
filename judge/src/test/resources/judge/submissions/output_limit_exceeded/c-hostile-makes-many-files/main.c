#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    for (int i = 0; i < 20000; i++) {
        char name[20];
        snprintf(name, sizeof name, "%d", i);
        close(open(name, O_CREAT | O_WRONLY, 0600));
    }
    printf("%d\n", a + b);
    return 0;
}
