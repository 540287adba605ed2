#include <cstdio>
int main() {
    int a[3], b[3] = {1};
    a = b;
    return a[0];
}
