#include <cstdio>
int main() {
    printf("%d\n", twice(1));
}
int twice(int x) {
    return 2 * x;
}
