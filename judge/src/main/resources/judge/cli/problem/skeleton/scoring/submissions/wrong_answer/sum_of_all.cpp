// Is right where no number is negative.
#include <iostream>

int main() {
    int n, number, sum = 0;
    std::cin >> n;
    while (std::cin >> number) sum += number;
    std::cout << sum << "\n";
}
