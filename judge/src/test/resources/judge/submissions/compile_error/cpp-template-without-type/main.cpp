#include <vector>
std::vector v;
int main() {
    v.push_back(1);
}
