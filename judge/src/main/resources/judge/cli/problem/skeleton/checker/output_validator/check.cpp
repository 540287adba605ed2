// Is called as: check INPUT ANSWER FEEDBACK_FOLDER < OUTPUT. Status 42 accepts the output, 43 rejects it.
#include <fstream>
#include <iostream>
#include <string>

int main(int, char **arguments) {
    std::ifstream input(arguments[1]);
    // What stands there is for the jury, and for the contestant where the problem's feedback shows it.
    std::ofstream message(std::string(arguments[3]) + "/judgemessage.txt");
    long long n, a, b;
    std::string more;
    input >> n;
    if (!(std::cin >> a >> b)) {
        message << "the output is not two numbers\n";
        return 43;
    }
    // Both are checked before they are added: the sum of two huge numbers would overflow.
    if (a < 1 || b < 1 || a > n || b > n) {
        message << "both numbers must be from 1 to " << n << "\n";
        return 43;
    }
    if (a + b != n) {
        message << a << " + " << b << " is not " << n << "\n";
        return 43;
    }
    if (std::cin >> more) {
        message << "something follows the two numbers\n";
        return 43;
    }
    return 42;
}
