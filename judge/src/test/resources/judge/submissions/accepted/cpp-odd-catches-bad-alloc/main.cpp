#include <cstdio>
#include <new>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    try {
        volatile long much = 1L << 60;
        char *room = new char[much];
        std::printf("%p\n", static_cast<void *>(room));
    } catch (const std::bad_alloc &) {
        std::printf("%d\n", a + b);
    }
    return 0;
}
