#include <iostream>
using namespace std;
int a[5][5];
int main() { int i = a[1, 2]; cout << i; }
