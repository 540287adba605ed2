// Is called as: talk INPUT ANSWER FEEDBACK_FOLDER. It reads what the submission prints, and prints what it is told.
// Status 42 accepts, 43 rejects.
#include <fstream>
#include <iostream>
#include <string>

int main(int, char **arguments) {
    std::ifstream input(arguments[1]);
    std::ofstream message(std::string(arguments[3]) + "/judgemessage.txt");
    int number, guess;
    input >> number;
    for (int count = 1; count <= 10; count++) {
        if (!(std::cin >> guess) || guess < 1 || guess > 1000) {
            message << "guess " << count << " is no number from 1 to 1000\n";
            return 43;
        }
        // std::endl flushes: without it, both would wait for each other.
        std::cout << (guess < number ? "higher" : guess > number ? "lower" : "correct") << std::endl;
        if (guess == number) {
            std::string more;
            if (std::cin >> more) {
                message << "something follows the right guess\n";
                return 43;
            }
            return 42;
        }
    }
    message << "10 guesses were not enough\n";
    return 43;
}
