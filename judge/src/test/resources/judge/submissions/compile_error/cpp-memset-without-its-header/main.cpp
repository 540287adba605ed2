#include <cstdio>
int a[10];
int main() {
    memset(a, 0, sizeof a);
}
