#include <cstring>
#include <iostream>
int a[100];
int main() {
    memset(a, 0);
    std::cout << a[0];
}
