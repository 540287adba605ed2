#include <iostream>
int main() {
    cout << 1 << std::endl;
}
