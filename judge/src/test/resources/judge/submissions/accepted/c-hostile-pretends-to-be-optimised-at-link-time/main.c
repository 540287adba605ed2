#include <stdio.h>

__asm__(".globl __gnu_lto_slim\n.comm __gnu_lto_slim,1,1\n.section .gnu.lto_main,\"e\",@progbits\n.byte 0\n.text");

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", a + b);
    return 0;
}
