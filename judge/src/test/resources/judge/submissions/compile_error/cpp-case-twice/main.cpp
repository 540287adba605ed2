#include <cstdio>
int main() {
    int a, b;
    scanf("%d %d", &a, &b);
    switch (a) {
        case 1: a = 2;
        case 1: a = 3;
    }
    printf("%d\n", a + b);
    return 0;
}
