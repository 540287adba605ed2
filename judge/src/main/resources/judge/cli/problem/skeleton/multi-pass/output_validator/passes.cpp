// Is called after each pass as: passes INPUT ANSWER FEEDBACK_FOLDER < OUTPUT. Status 42 accepts, 43 rejects. To ask for
// another pass it accepts, and writes the input of that pass into nextpass.in of the feedback folder.
#include <fstream>
#include <iostream>
#include <string>

int main(int, char **arguments) {
    std::ifstream input(arguments[1]), answer(arguments[2]);
    std::string feedback = std::string(arguments[3]) + "/", pass, said, n, more;
    std::ofstream message(feedback + "judgemessage.txt");
    input >> pass;
    answer >> n;
    std::cin >> said;
    if (std::cin >> more) {
        message << "there must be one word\n";
        return 43;
    }
    if (pass == "read") {
        if (said != n) message << "the number that was read back is not " << n << "\n";
        return said == n ? 42 : 43;
    }
    if (said.empty() || said.size() > 30 || said.find_first_not_of("ab") != std::string::npos) {
        message << "the word must have 1 to 30 letters, each of them a or b\n";
        return 43;
    }
    std::ofstream(feedback + "nextpass.in") << "read\n" << said << "\n";
    return 42;
}
