#include <algorithm>
int main() {
    int a[3] = {3, 1, 2};
    std::sort(a.begin(), a.end());
}
