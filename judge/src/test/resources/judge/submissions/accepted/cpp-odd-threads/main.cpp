#include <cstdio>
#include <mutex>
#include <thread>

int main() {
    int a, b, sum = 0;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::mutex mutex;
    std::thread first([&] {
        std::lock_guard<std::mutex> guard(mutex);
        sum += a;
    });
    std::thread second([&] {
        std::lock_guard<std::mutex> guard(mutex);
        sum += b;
    });
    first.join();
    second.join();
    std::printf("%d\n", sum);
}
