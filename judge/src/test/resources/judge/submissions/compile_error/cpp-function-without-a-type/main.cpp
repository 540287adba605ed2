#include <cstdio>
add(int x, int y) {
    return x + y;
}
int main() {
    return add(1, 2);
}
