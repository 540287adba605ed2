#include <cstdio>
int main() {
    double a = 5;
    printf("%d\n", (int) (a % 2));
}
