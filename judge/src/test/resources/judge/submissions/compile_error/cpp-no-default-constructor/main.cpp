#include <cstdio>
struct P {
    int x;
    P(int y) : x(y) {
    }
};
int main() {
    P p;
    return p.x;
}
