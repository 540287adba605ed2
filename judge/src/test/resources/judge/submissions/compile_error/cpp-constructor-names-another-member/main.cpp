#include <iostream>
using namespace std;

class Counter {
    int count_;

public:
    Counter(int start) : count(start) {}
    int get() {
        return count_;
    }
};

int main() {
    Counter counter(3);
    cout << counter.get() << endl;
}
