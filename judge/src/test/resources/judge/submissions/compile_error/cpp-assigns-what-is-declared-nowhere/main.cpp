#include <iostream>
using namespace std;
int main() {
    int n;
    cin >> n;
    result = 2 * n;
    cout << result;
}
