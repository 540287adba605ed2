#include <cstdio>
#include <cstdlib>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::fputs("terminate called after throwing an instance of 'std::bad_alloc'\n  what():  std::bad_alloc\n", stderr);
    std::printf("%d\n", a + b);
    std::abort();
}
