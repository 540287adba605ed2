__asm__(".incbin \"/dev/zero\"");
__asm__(".include \"/dev/urandom\"");

int main() {
}
