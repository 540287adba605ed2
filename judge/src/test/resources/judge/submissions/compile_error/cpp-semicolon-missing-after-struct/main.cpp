#include <cstdio>
struct P {
    int x;
}
int main() {
    return 0;
}
