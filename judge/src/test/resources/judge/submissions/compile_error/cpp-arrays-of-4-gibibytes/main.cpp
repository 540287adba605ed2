#include <cstdio>
int a[600000000];
int b[600000000];
int c;
int main() {
    scanf("%d", &c);
    printf("%d\n", a[c] + b[c]);
}
