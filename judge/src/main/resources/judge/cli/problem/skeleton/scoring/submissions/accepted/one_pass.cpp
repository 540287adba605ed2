#include <algorithm>
#include <iostream>

int main() {
    int n, number, ending = -1000000, best = -1000000;
    std::cin >> n;
    while (std::cin >> number) {
        ending = std::max(ending, 0) + number;
        best = std::max(best, ending);
    }
    std::cout << best << "\n";
}
