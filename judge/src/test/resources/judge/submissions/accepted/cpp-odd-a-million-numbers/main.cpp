#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int a, b;
    std::cin >> a >> b;
    long sum = 0;
    for (int i = 0; i < 1000000; i++) {
        sum += i;
    }
    std::cout << a + b + (sum - 499999500000) << '\n';
}
