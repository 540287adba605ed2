#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

static atomic_int sum, cleaned, fired;

static void clean(void *unused) {
    (void)unused;
    cleaned = 1;
}

static void *wait_for_ever(void *unused) {
    pthread_cleanup_push(clean, unused);
    for (;;) {
        sleep(1);
    }
    pthread_cleanup_pop(0);
}

static int add(void *number) {
    sum += *(int *)number;
    return 7;
}

static void fire(union sigval value) { fired = value.sival_int; }

int main(void) {
    int numbers[2], result = 0;
    if (scanf("%d %d", numbers, numbers + 1) != 2) {
        return 1;
    }
    pthread_t waiting;
    void *end;
    pthread_create(&waiting, NULL, wait_for_ever, NULL);
    usleep(10000);
    pthread_cancel(waiting);
    pthread_join(waiting, &end);
    for (int i = 0; i < 2; i++) {
        thrd_t thread;
        if (thrd_create(&thread, add, numbers + i) != thrd_success || thrd_join(thread, &result) != thrd_success) {
            return 2;
        }
    }
    struct sigevent event = {.sigev_notify = SIGEV_THREAD, .sigev_notify_function = fire};
    event.sigev_value.sival_int = 1;
    timer_t timer;
    if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) {
        return 3;
    }
    timer_settime(timer, 0, &(struct itimerspec){.it_value = {0, 10000000}}, NULL);
    while (!fired) {
        usleep(1000);
    }
    printf("%d\n", cleaned && end == PTHREAD_CANCELED && result == 7 ? sum : -1);
    return 0;
}
