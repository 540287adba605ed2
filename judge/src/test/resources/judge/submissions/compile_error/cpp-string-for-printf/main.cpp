#include <cstdio>
#include <string>
int main() {
    std::string s = "a";
    scanf(s);
    return 0;
}
