#include <math.h>
#include <stdio.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", (int) (sqrt((double) a * a) * (a < 0 ? -1 : 1)) + b);
    return 0;
}
