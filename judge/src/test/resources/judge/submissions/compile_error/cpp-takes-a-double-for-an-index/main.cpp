#include <cmath>
int a[100];
int main() {
    int k = 3;
    return a[pow(2, k)];
}
