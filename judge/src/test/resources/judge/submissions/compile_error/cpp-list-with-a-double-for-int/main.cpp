#include <cstdio>
int main() {
    int a[2] = {1.5, 2};
    return a[0];
}
