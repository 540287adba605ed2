#include <iostream>
using namespace std;

struct Point {
    int x, y;
    Point operator+(const Point &a, const Point &b) {
        return {a.x + b.x, a.y + b.y};
    }
};

int main() {
    Point a{1, 2};
    cout << a.x << endl;
}
