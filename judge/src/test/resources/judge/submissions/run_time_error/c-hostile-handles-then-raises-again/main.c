#include <signal.h>
#include <stdio.h>

static void last_words(int number) {
    signal(number, SIG_DFL);
    raise(number);
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", a + b);
    fflush(stdout);
    signal(SIGTERM, last_words);
    raise(SIGTERM);
    return 0;
}
