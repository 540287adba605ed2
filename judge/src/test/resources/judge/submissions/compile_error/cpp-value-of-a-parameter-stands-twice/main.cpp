#include <iostream>
int f(int x, int y = 1);
int f(int x, int y = 1) { return x + y; }
int main() { std::cout << f(3); }
