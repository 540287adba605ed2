#include <iostream>
using namespace std;
int main() {
    int n, s = 0;
    fro (int i = 1; i <= 3; i++) {
        s += i;
    }
    cout << s;
}
