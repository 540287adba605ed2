#include <cstdio>
int add(int x, int y) {
    return x + y;
}
int main() {
    printf("%d\n", add(1));
}
