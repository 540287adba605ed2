#include <cmath>
#include <cstdio>
int x1, y1;
int main() {
    scanf("%d %d", &x1, &y1);
    printf("%d\n", x1 + y1);
}
