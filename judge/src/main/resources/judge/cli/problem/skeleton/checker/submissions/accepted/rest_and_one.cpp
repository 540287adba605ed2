// Is right, although it prints other numbers than the answer file.
#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    std::cout << n - 1 << " " << 1 << "\n";
}
