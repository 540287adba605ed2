#include <cstdio>
int main() {
    int n;
    scanf(%d, &n);
}
