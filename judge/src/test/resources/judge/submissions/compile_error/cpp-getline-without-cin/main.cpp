#include <iostream>
using namespace std;
int main() {
    string s;
    getline(s);
}
