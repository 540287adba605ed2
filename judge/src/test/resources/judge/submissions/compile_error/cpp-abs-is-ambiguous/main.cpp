#include <cstdlib>
int main() {
    unsigned x = 5;
    return std::abs(x);
}
