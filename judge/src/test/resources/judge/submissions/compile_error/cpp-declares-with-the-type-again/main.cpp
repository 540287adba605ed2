#include <iostream>
int main() {
    int a, int b;
    std::cin >> a >> b;
}
