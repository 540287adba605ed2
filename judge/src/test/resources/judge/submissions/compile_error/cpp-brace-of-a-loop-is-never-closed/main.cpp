#include <iostream>
using namespace std;
int main() {
    int n, s = 0;
    for (int i = 0; i < 3; i++) {
        if (i > 1) {
            s += i;
        }
    cin >> n;
    for (int i = 0; i < n; i++) {
        s++;
    }
    cout << s;
}
