#include <iostream>
using namespace std;

struct Shape {
    virtual double area(double scale) {
        return scale;
    }
};

struct Square : Shape {
    double side = 2;
    double area(int scale) override {
        return side * side * scale;
    }
};

int main() {
    Square square;
    cout << square.area(2) << endl;
}
