#include <iostream>
using name space std;
int main() {
    cout << 1;
}
