#include <cstdio>
int f(int x) {
    return x;
}
int main() {
    return f(int 3);
}
