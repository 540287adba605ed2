// Ends with status 42 where an input is as the statement says, with 43 where it is not.
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

int main() {
    std::string input(std::istreambuf_iterator<char>(std::cin), {});
    std::istringstream in(input);
    long long n = 0;
    if (!(in >> n) || n < 1 || n > 1000 || input != std::to_string(n) + "\n") {
        std::cerr << "there must be one number from 1 to 1000 and a line end\n";
        return 43;
    }
    return 42;
}
