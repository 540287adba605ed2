#include <cstdio>
int a[5];
for (int i = 0; i < 5; i++) a[i] = i;
int main() {
    return a[0];
}
