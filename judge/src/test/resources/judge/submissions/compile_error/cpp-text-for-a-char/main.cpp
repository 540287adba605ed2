#include <cstdio>
int main() {
    char c = "a";
    return c;
}
