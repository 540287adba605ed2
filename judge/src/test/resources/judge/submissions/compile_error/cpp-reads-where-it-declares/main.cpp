#include <iostream>
using namespace std;
int main() {
    cin >> int n;
    cout << n;
}
