#include <cstdio>
int main() {
    printf('abc');
    return 0;
}
