#include <iostream>
long long power(int base, int e);
int main() {
    std::cout << power(2, 3);
}
long long power(long long base, int e) {
    return e == 0 ? 1 : base * power(base, e - 1);
}
