#include <cstdio>
int f(int x);
int main() {
    return f(1);
}
