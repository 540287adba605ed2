#include <stdio.h>
#include <string.h>
int main() {
    string name;
    scanf("%s", name);
    printf("%s\n", name);
}
