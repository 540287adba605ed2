#include <iostream>
#include <string>

int main() {
    int low = 1, high = 1000;
    std::string reply;
    do {
        int guess = (low + high) / 2;
        std::cout << guess << std::endl;
        std::cin >> reply;
        if (reply == "higher") low = guess + 1;
        if (reply == "lower") high = guess - 1;
    } while (reply != "correct");
}
