#include <cstdio>
int main() {
    auto a;
    a = 1;
}
