#include <cstdio>
#include <cstdlib>
int main() {
    char s[20];
    itoa(12, s, 10);
}
