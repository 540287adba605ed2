#include <cstdio>
#include <new>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    if (a + b != 0) {
        throw std::bad_alloc();
    }
    return 0;
}
