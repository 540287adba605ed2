#include <iostream>
int a[1e5];
int main() {
    std::cin >> a[0];
}
