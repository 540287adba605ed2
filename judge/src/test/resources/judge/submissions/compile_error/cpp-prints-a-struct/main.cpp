#include <iostream>
struct P {
    int x;
};
int main() {
    std::cout << P();
}
