#include <unordered_map>
#include <utility>
std::unordered_map<std::pair<int, int>, int> m;
int main() {
    return 0;
}
