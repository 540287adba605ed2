#include <cstdio>
const int N = 10;
int main() {
    N = 11;
    return N;
}
