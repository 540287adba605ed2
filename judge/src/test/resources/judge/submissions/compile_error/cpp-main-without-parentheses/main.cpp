#include <cstdio>
int main {
    int a;
}
