// Leaves out what is negative.
#include <iostream>

int main() {
    long long n, number, sum = 0;
    std::cin >> n;
    while (std::cin >> number) {
        if (number > 0) sum += number;
    }
    std::cout << sum << "\n";
}
