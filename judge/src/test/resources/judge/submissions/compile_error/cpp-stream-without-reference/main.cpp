#include <iostream>
using namespace std;

struct Point {
    int x, y;
};

ostream operator<<(ostream &out, const Point &p) {
    out << p.x << ' ' << p.y;
    return out;
}

int main() {
    Point p{1, 2};
    cout << p << endl;
}
