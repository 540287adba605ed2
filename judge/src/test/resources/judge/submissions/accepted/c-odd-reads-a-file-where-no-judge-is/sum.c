#include <stdio.h>

int main(void) {
    int a, b;
#if !ONLINE_JUDGE
    freopen("my-test.txt", "r", stdin);
#endif
    scanf("%d %d", &a, &b);
    printf("%d\n", a + b);
    return 0;
}
