#include <cstdio>
int main() {
    __int64 a = 1;
    printf("%d\n", (int) a);
}
