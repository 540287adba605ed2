#include <cstdio>
#include <pthread.h>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::printf("%d\n", a + b);
    std::fflush(stdout);
    pthread_t thread;
    pthread_create(&thread, nullptr, [](void *) -> void * { throw 1; }, nullptr);
    pthread_join(thread, nullptr);
    return 0;
}
