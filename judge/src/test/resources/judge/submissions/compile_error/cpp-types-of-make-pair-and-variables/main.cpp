#include <utility>
#include <vector>
int main() {
    std::vector<std::pair<int, int>> v;
    int a = 1, b = 2;
    v.push_back(std::make_pair<int, int>(b, a));
    return v.size();
}
