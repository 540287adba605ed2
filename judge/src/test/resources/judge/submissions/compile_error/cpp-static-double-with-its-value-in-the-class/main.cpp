#include <iostream>
using namespace std;

struct Circle {
    static const double PI = 3.14159;
    double radius;
};

int main() {
    Circle circle{2};
    cout << circle.radius * Circle::PI << endl;
}
