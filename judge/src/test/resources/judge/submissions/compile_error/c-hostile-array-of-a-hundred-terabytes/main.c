#include <stdio.h>

char s[100000000000000];

int main(void) {
    return s[5];
}
