#include <stdio.h>
int main() {
    int a, b, sum;
    scanf("%d %d", &a, &b);
    a + b = sum;
    printf("%d\n", sum);
}
