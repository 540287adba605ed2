#include <iostream>
using namespace std;
int[] numbers(int n) {
    int a[100] = {n};
    return a;
}
int main() {
    cout << numbers(3)[0];
}
