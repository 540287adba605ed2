#include <iostream>
#include <string>
using namespace std;
int main() {
    string s;
    cin >> s;
    s = tolower(s);
    cout << s;
}
