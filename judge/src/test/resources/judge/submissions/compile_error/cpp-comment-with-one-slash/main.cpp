#include <iostream>
using namespace std;
int main() {
    int a;
    cin >> a; / read it
    cout << a;
}
