#include <cstdio>
void main() {
    int a, b;
    scanf("%d %d", &a, &b);
    printf("%d\n", a + b);
}
