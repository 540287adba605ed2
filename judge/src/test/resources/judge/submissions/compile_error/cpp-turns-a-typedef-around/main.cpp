#include <iostream>
using namespace std;
typedef ll long long;
int main() {
    ll n;
    cin >> n;
}
