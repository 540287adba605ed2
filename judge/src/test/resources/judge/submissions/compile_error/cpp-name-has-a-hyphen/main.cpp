#include <iostream>
using namespace std;
int main() {
    int max-value;
    cin >> max-value;
}
