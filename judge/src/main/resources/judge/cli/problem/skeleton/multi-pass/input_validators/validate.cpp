// Ends with status 42 where an input, that of the first pass, is as the statement says, with 43 where it is not.
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

int main() {
    std::string input(std::istreambuf_iterator<char>(std::cin), {});
    std::istringstream in(input);
    std::string word;
    long long n = 0;
    if (!(in >> word >> n) || n < 1 || n > 1000000000 || input != "write\n" + std::to_string(n) + "\n") {
        std::cerr << "there must be the word write and a number from 1 to 10^9, each on a line\n";
        return 43;
    }
    return 42;
}
