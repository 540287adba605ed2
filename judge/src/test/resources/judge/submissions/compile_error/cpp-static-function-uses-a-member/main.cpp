#include <iostream>
using namespace std;

class Counter {
    int count = 0;

public:
    static int next() {
        return ++count;
    }
};

int main() {
    cout << Counter::next() << endl;
}
