#include <iostream>
using namespace std;

template <class T>
class Stack {
    T all[100];
    int size;

public:
    Stack();
    void push(T x) {
        all[size++] = x;
    }
};

Stack::Stack() {
    size = 0;
}

int main() {
    Stack<int> stack;
    stack.push(1);
}
