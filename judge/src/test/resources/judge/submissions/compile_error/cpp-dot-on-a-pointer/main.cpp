#include <cstdio>
struct P {
    int x;
};
int main() {
    P *p = new P();
    return p.x;
}
