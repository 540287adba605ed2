#include <cstring>
#include <vector>
int main() {
    std::vector<int> a(10);
    memset(a, 0, sizeof(a));
}
