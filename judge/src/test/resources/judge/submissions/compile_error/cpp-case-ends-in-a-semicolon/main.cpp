#include <iostream>
using namespace std;
int main() {
    int n = 1;
    switch (n) {
    case 1; cout << 1; break;
    default: cout << 2;
    }
}
