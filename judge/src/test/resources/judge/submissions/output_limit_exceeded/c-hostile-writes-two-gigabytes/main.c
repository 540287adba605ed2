#include <stdio.h>

static char block[1 << 20];

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    FILE *output = fopen("other.out", "w");
    for (int i = 0; i < 2048; i++) {
        if (fwrite(block, 1, sizeof block, output) != sizeof block) {
            return 1;
        }
    }
    printf("%d\n", a + b);
    return 0;
}
