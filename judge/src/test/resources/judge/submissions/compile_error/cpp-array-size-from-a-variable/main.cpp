#include <cstdio>
int n = 10;
int a[n];
int main() {
    return a[0];
}
