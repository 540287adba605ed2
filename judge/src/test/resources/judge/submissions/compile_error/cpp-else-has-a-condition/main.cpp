#include <iostream>
using namespace std;
int main() {
    int a = 1;
    if (a > 5) { cout << 1; }
    else (a <= 5) { cout << 2; }
}
