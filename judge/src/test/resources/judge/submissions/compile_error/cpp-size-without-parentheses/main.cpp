#include <vector>
int main() {
    std::vector<int> v;
    int n = v.size;
    return n;
}
