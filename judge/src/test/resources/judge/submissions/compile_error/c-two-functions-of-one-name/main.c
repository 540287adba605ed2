#include <stdio.h>

int largest(int a, int b) {
    return a > b ? a : b;
}

int largest(int a, int b, int c) {
    return largest(largest(a, b), c);
}

int main(void) {
    printf("%d\n", largest(1, 2, 3));
    return 0;
}
