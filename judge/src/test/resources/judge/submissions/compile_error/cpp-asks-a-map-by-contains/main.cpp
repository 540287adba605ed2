#include <map>
int main() {
    std::map<int, int> m;
    return m.contains(1);
}
