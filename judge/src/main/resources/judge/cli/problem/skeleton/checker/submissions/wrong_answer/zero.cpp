// Prints a number that is not positive.
#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    std::cout << 0 << " " << n << "\n";
}
