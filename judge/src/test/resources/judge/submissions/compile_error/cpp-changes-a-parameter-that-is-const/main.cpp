#include <vector>
void zero(const std::vector<int> &v) {
    for (int i = 0; i < 3; i++) v[i] = 0;
}
int main() { zero(std::vector<int>(3)); }
