#include <stdio.h>
struct point { int x, y; };
int main() {
    point p;
    scanf("%d%d", &p.x, &p.y);
    printf("%d\n", p.x + p.y);
}
