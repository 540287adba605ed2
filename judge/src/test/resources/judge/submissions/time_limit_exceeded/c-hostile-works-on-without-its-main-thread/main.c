#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

static void *work(void *unused) {
    (void)unused;
    for (volatile unsigned i = 0;; i++) {
    }
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", a + b);
    fflush(stdout);
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    syscall(SYS_exit, 0);
}
