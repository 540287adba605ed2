#include <iostream>
using namespace std;

class Counter {
    int count = 0;

public:
    int get() const;
};

int Counter::get() {
    return count;
}

int main() {
    Counter counter;
    cout << counter.get() << endl;
}
