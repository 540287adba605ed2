#include <cstdio>
int main() {
    char s[20];
    gets(s);
}
