#include <cstdio>
#include <pthread.h>
#include <unistd.h>

static void *idle(void *argument) {
    pause();
    return argument;
}

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = nullptr;
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 16384);
    for (int i = 0; i < 100; i++) {
        pthread_t thread;
        if (pthread_create(&thread, &small, idle, nullptr) != 0) {
            break;
        }
    }
    if (breach != nullptr) {
        std::printf("BREACH: %s\n", breach);
    } else {
        std::printf("%d\n", a + b);
    }
    return 0;
}
