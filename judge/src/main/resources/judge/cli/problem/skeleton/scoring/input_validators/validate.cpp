// Ends with status 42 where an input is as the statement says, with 43 where it is not. With the argument nonnegative,
// which the test_group.yaml of a subtask gives, no number may be negative.
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

int refuse(const std::string &why) {
    std::cerr << why << "\n";
    return 43;
}

int main(int count, char **arguments) {
    int least = count > 1 && std::string(arguments[1]) == "nonnegative" ? 0 : -1000;
    std::string input(std::istreambuf_iterator<char>(std::cin), {});
    std::istringstream in(input);
    std::ostringstream strict;
    int n, number;
    if (!(in >> n) || n < 1 || n > 1000) return refuse("n must be from 1 to 1000");
    strict << n << "\n";
    for (int i = 0; i < n; i++) {
        if (!(in >> number) || number < least || number > 1000) {
            return refuse("there must be n numbers from " + std::to_string(least) + " to 1000");
        }
        strict << (i > 0 ? " " : "") << number;
    }
    strict << "\n";
    if (strict.str() != input) return refuse("blanks, line ends and digits must be as the statement says");
    return 42;
}
