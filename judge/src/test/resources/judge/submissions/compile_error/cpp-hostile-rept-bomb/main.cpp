__asm__(".rept 1000000000\n.rept 1000000000\n.byte 0x90\n.endr\n.endr");

int main() {
}
