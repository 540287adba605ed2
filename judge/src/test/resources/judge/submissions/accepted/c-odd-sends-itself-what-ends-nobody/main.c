#include <signal.h>
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    raise(SIGCHLD);
    raise(SIGCONT);
    raise(SIGURG);
    raise(SIGWINCH);
    printf("%d\n", a + b);
    return 0;
}
