#include <cstdio>
#define N 100;
int a[N];
int main() {
    return a[0];
}
