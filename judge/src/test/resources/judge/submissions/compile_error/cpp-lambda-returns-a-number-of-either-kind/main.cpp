#include <iostream>
int main() {
    auto half = [](int n) {
        if (n % 2 == 0) return n / 2;
        return n / 2.0;
    };
    std::cout << half(3);
}
