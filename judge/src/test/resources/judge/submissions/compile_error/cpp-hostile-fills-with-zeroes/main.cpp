__asm__(".data\n.space 17179869184, 7\n.text");

int main() {
}
