__asm__(".data\n.org 1099511627776\n.byte 1\n.text");

int main() {
}
