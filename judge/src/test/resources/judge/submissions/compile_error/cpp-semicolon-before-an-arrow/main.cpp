#include <iostream>
using namespace std;
int main() {
    int n = 1;
    cout << n; << endl;
}
