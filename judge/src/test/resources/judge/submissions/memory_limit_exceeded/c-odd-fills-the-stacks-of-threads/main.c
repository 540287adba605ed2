#define _GNU_SOURCE
#include <alloca.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t both = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t all;

__attribute__((constructor)) static void prepare(void) {
    pthread_barrier_init(&all, NULL, 8);
}

static void *fill(void *argument) {
    volatile char room[15 << 20];
    for (int i = 0; i < 15 << 20; i += 4096) {
        room[i] = 1;
    }
    pthread_barrier_wait(&all);
    pthread_mutex_lock(&both);
    pthread_mutex_unlock(&both);
    return room[4096] == 1 ? argument : NULL;
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    pthread_t threads[8];
    for (int i = 0; i < 8; i++) {
        pthread_attr_t large;
        pthread_attr_init(&large);
        pthread_attr_setstacksize(&large, 16 << 20);
        if (pthread_create(&threads[i], &large, fill, NULL) != 0) {
            return 1;
        }
    }
    for (int i = 0; i < 8; i++) {
        pthread_join(threads[i], NULL);
    }
    printf("%d\n", a + b);
    return 0;
}
