#include <iostream>
using namespace std;
#define int long long
int main() {
    int n;
    cin >> n;
    cout << n;
}
