#include <iostream>
#include <string>
using namespace std;
int main() {
    string s;
    cin >> s;
    if (s > 5) cout << 1;
}
