#include <iostream>
using namespace std;

template <typename T>
T read() {
    T value;
    cin >> value;
    return value;
}

int main() {
    int n = read();
    cout << n << endl;
}
