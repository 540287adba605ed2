#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static int sum;

static void *hold(void *unused) {
    (void)unused;
    usleep(30000);
    volatile char *memory = malloc(100 << 20);
    for (int i = 0; i < 100 << 20; i += 4096) {
        memory[i] = 1;
    }
    usleep(100000);
    printf("%d\n", sum);
    exit(0);
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    sum = a + b;
    pthread_t thread;
    pthread_create(&thread, NULL, hold, NULL);
    syscall(SYS_exit, 0);
}
