#include <cstdio>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = nullptr;
#if __has_include("/etc/shadow") || __has_include("/root/.bashrc") || __has_include("/etc/hostname")
    breach = "the compiler sees files of the host";
#endif
    if (breach != nullptr) {
        std::printf("BREACH: %s\n", breach);
    } else {
        std::printf("%d\n", a + b);
    }
    return 0;
}
