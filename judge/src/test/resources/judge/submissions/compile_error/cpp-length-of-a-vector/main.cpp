#include <vector>
int main() {
    std::vector<int> v;
    return v.length();
}
