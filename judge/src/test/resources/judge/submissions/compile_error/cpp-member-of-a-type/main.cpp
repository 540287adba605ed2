#include <iostream>
struct Point { int x, y; };
int main() {
    Point p;
    std::cin >> Point.x >> p.y;
}
