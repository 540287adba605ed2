#include <stdio.h>

__asm__(".section .note.GNU-stack,\"x\",@progbits\n"
        ".section .comment.judge,\"\",@progbits\n.string \"-o /etc/passwd\"\n"
        ".section .GCC.command.line,\"\",@progbits\n.string \"-fplugin=/tmp/evil.so\"\n"
        ".section .gnu.lto_.opts,\"e\",@progbits\n.string \"-fplugin=evil.so\"\n"
        ".section .deplibs,\"MS\",@progbits,1\n.string \"evil\"\n"
        ".text\n");

static int before;

static void early(void) { before = 1; }

__attribute__((section(".init_array"), used)) static void (*const hook)(void) = early;

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", a + b + before - 1);
    return 0;
}
