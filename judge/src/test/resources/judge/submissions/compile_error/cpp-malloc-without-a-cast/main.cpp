#include <cstdlib>
int main() {
    int n = 3;
    int *a = malloc(n * sizeof(int));
    return a[0];
}
