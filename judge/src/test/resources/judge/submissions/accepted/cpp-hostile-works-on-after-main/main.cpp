#include <cstdio>
#include <cstdlib>
#include <unistd.h>

struct Late {
    ~Late() {
        if (fork() >= 0) {
            std::puts("BREACH: forked after main");
        }
    }
};

static Late late;

int main() {
    std::atexit([] {
        if (vfork() >= 0) {
            _exit(3);
        }
    });
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::printf("%d\n", a + b);
}
