#include <stdio.h>

__attribute__((noinline)) static int depth(int left, volatile int *above) {
    volatile int here[8];
    here[0] = *above + 1;
    return left == 0 ? here[0] : depth(left - 1, here) + here[0] - here[0];
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    volatile int start = 0;
    printf("%d\n", depth(500000, &start) - 500001 + a + b);
    return 0;
}
