#include <string>
int main() {
    std::string s = "a";
    s = s + 1;
}
