#include <cstdio>
void f(int n) {
    while (n > 0) {
        n--;
    
}
int main() {
    f(3);
    return 0;
}
