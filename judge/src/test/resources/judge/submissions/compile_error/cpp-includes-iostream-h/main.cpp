#include <iostream.h>
int main() {
    cout << 1;
}
