#include <cstdio>
int main() {
    int a, b;
    scanf("%d %d", &a, &b);
    if (a + b = 3) {
        a = 0;
    }
    printf("%d\n", a + b);
    return 0;
}
