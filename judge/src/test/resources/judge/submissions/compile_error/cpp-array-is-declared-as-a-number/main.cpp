#include <iostream>
int n, composite;
int main() {
    for (int i = 2; i < 9; i++) if (!composite[i]) std::cout << i;
}
