#include <cstdio>
#include <iostream>
using namespace std;
int main() {
    int a;
    scanf("%d", &a);
    printf("%d", a) << endl;
}
