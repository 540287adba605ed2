#include <cstdio>
int main() {
    int a, b;
    scanf("%d %d", &a, &b);
    if (a = = 3) a = 2;
    printf("%d\n", a + b);
    return 0;
}
