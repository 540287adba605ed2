#include <cstdio>
template <int N> struct F {
    static const int x = F<N + 1>::x;
};
int main() {
    return F<0>::x;
}
