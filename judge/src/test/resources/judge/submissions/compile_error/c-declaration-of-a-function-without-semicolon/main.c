#include <stdio.h>
int twice(int n)

int main(void)
{
    printf("%d", twice(3));
    return 0;
}
int twice(int n)
{
    return 2 * n;
}
