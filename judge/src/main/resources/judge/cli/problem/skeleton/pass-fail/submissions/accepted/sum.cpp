#include <iostream>

int main() {
    long long n, number, sum = 0;
    std::cin >> n;
    while (std::cin >> number) sum += number;
    std::cout << sum << "\n";
}
