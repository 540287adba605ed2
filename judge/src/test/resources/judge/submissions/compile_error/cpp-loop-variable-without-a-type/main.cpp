#include <iostream>
int main() {
    for (i = 0; i < 3; i++) {
        std::cout << 1;
    }
}
