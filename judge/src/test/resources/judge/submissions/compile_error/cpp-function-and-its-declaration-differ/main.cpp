#include <iostream>
int average(int a, int b);
int main() { std::cout << average(1, 2); }

double average(int a, int b) {
    return (a + b) / 2.0;
}
