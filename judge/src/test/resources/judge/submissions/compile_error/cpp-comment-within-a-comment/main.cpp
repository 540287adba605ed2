#include <iostream>
using namespace std;

/*
int twice(int n) {
    return 2 * n; /* not 2n */
}
*/

int main() {
    cout << 1 << endl;
}
