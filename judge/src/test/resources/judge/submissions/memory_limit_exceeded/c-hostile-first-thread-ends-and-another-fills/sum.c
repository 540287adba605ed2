#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static long a, b;

static void *work(void *nothing) {
    usleep(50000);
    for (int i = 0; i < 80; i++) {
        memset(malloc(1 << 20), i | 1, 1 << 20);
        usleep(1000);
    }
    printf("%ld\n", a + b);
    exit(0);
    return nothing;
}

int main(void) {
    pthread_t thread;
    scanf("%ld%ld", &a, &b);
    pthread_create(&thread, NULL, work, NULL);
    pthread_exit(NULL);
}
