#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b, ends[2];
    if (scanf("%d %d", &a, &b) != 2 || pipe(ends) != 0) {
        return 1;
    }
    close(ends[0]);
    ssize_t written = write(ends[1], "x", 1);
    printf("%d\n", a + b + (int)(written * 0));
    return 0;
}
