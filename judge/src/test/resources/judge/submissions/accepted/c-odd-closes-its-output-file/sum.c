#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    long a, b;
    scanf("%ld%ld", &a, &b);
    int file = open("sum.out", O_CREAT | O_WRONLY | O_TRUNC, 0);
    dprintf(file, "%ld\n", a + b);
    close(file);
    return 0;
}
