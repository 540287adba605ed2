#include <cstdio>
struct P {
    int x;
};
int main() {
    P a = {1}, b = {2};
    return a == b;
}
