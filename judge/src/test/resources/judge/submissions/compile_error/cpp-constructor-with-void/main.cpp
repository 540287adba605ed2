#include <iostream>
using namespace std;

struct Point {
    int x, y;
    void Point(int a, int b) {
        x = a;
        y = b;
    }
};

int main() {
    Point p;
    cout << p.x << endl;
}
