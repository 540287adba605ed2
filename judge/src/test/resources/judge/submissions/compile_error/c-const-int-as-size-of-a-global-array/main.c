#include <stdio.h>
const int SIZE = 100;
char stack[SIZE];
int main() {
    printf("%c\n", stack[0]);
}
