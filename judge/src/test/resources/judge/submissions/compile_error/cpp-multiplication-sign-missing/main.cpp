#include <cstdio>
int main() {
    int n = 3;
    return 2n;
}
