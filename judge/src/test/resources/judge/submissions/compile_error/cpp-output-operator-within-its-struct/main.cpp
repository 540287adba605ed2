#include <iostream>
using namespace std;

struct Point {
    int x, y;
    ostream &operator<<(ostream &out) {
        return out << x << ' ' << y;
    }
};

int main() {
    Point p{1, 2};
    cout << p << endl;
}
