// Ends with status 42 where an input is as the statement says, with 43 where it is not.
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

int refuse(const std::string &why) {
    std::cerr << why << "\n";
    return 43;
}

int main() {
    std::string input(std::istreambuf_iterator<char>(std::cin), {});
    std::istringstream in(input);
    // The same numbers as they must be written: so blanks, line ends and leading zeros are checked, too.
    std::ostringstream strict;
    long long n, number;
    if (!(in >> n) || n < 1 || n > 1000) return refuse("n must be from 1 to 1000");
    strict << n << "\n";
    for (int i = 0; i < n; i++) {
        if (!(in >> number) || number < -1000000000 || number > 1000000000) {
            return refuse("there must be n numbers from -10^9 to 10^9");
        }
        strict << (i > 0 ? " " : "") << number;
    }
    strict << "\n";
    if (strict.str() != input) return refuse("blanks, line ends and digits must be as the statement says");
    return 42;
}
