#include <cstdio>
#define N100
int a[N];
int main() {
    scanf("%d", &a[0]);
}
