#include <cstdio>
int main() {
    double a = 5;
    printf("%f\n", a ^ 2);
}
