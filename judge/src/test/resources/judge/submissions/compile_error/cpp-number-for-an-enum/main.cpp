#include <iostream>
using namespace std;

enum Direction { UP, RIGHT, DOWN, LEFT };

int main() {
    int n;
    cin >> n;
    Direction direction = n % 4;
    cout << (direction == UP) << endl;
}
