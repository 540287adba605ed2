#include <cstdio>
struct P {
    int x;
    auto operator<=>(const P &) const = default;
};
int main() {
    return 0;
}
