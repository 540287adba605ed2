// Needs as many guesses as the number is high.
#include <iostream>
#include <string>

int main() {
    std::string reply = "higher";
    for (int guess = 1; reply == "higher"; guess++) {
        std::cout << guess << std::endl;
        if (!(std::cin >> reply)) break;
    }
}
