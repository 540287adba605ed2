#include <cstdio>

static const unsigned char secret[] = {
#embed "/etc/passwd"
};

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::printf("%d\n", a + b + secret[0]);
    return 0;
}
