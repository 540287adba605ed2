#include <iostream>
using namespace std;

int main() {
    int n;
    while (cin >> n) {
        if (n == 0) goto done;
        cout << n << endl;
    }
    return 0;
}
