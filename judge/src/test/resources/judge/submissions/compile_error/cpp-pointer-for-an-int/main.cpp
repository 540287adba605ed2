#include <cstdio>
int main() {
    int a[3] = {1, 2, 3};
    int b = a;
    return b;
}
