#include <iostream>
#include <string>
using namespace std;
int main() {
    string s;
    cin >> s;
    cout << to_string(s);
}
