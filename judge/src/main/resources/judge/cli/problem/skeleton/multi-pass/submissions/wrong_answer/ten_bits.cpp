// Keeps the last ten bits alone.
#include <iostream>
#include <string>

int main() {
    std::string pass, word;
    std::cin >> pass;
    long long n = 0;
    if (pass == "write") {
        std::cin >> n;
        for (int bit = 9; bit >= 0; bit--) std::cout << (n >> bit & 1 ? 'b' : 'a');
        std::cout << "\n";
    } else {
        std::cin >> word;
        for (char letter : word) n = 2 * n + (letter == 'b');
        std::cout << n << "\n";
    }
}
