#include <iostream>
using namespace std;

struct Point {
    int x, y;
};

int main() {
    Point p = {.y = 1, .x = 2};
    cout << p.x << endl;
}
