#include <cstdio>
int main() {
    int n = 3, s = 0;
    for i in range(n) {
        s += i;
    }
    return s;
}
