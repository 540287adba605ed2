#include <cstdio>
int main() {
    int number = 0;
    return numbr;
}
