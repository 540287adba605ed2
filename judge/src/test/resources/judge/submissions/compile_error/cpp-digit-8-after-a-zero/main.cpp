#include <cstdio>
int main() {
    int a = 08;
    return a;
}
