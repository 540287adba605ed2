#include <cstdio>
#include <sys/types.h>
#include <unistd.h>

struct Before {
    bool made;
    Before() {
        pid_t child = fork();
        if (child == 0) {
            _exit(0);
        }
        made = child > 0;
    }
};

static Before before;

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = nullptr;
    if (before.made) {
        breach = "forked before main";
    }
    if (breach != nullptr) {
        std::printf("BREACH: %s\n", breach);
    } else {
        std::printf("%d\n", a + b);
    }
    return 0;
}
