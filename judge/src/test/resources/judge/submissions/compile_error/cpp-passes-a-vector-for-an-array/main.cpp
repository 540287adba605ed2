#include <vector>
int total(int a[], int n) { return a[0] + n; }
int main() {
    std::vector<int> a(3);
    return total(a, 3);
}
