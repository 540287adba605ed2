#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static void go_on(int number) { (void)number; }

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", a + b);
    fflush(stdout);
    signal(SIGABRT, go_on);
    abort();
}
