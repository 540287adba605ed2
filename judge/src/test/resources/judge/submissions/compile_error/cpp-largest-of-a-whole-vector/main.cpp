#include <algorithm>
#include <vector>
int main() {
    std::vector<int> a(3);
    return std::max(a);
}
