#include <iostream>
struct box {
    int w, h;
    int area();
};
int area() { return 1; }
int main() {
    box b = {1, 2};
    std::cout << b.area();
}
