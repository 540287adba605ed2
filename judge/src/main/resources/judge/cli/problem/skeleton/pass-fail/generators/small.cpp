// Prints an input. It is called with a seed and a number; the same two give the same input on every machine.
#include <cstdlib>
#include <iostream>
#include <random>

int main(int, char **arguments) {
    unsigned seed = std::atoi(arguments[1]), number = std::atoi(arguments[2]);
    std::mt19937 random(seed * 1000003 + number);
    // The first inputs are small: a program that fails on one of them is easy to explain.
    int n = 1 + number % 10;
    std::cout << n << "\n";
    // std::uniform_int_distribution may give other numbers elsewhere.
    for (int i = 0; i < n; i++) std::cout << (i > 0 ? " " : "") << (int) (random() % 19) - 9;
    std::cout << "\n";
}
