#include <iostream>
#include "util.cpp"

int main() {
    std::cout << gcd(12, 18) << std::endl;
}
