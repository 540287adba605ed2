#include <map>
int main() {
    std::map<int, int> m;
    for (auto [a, b, c] : m) return a;
}
