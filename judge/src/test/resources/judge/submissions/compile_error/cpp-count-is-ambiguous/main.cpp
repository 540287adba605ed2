#include <algorithm>
#include <cstdio>
using namespace std;
int count;
int main() {
    count = 1;
    printf("%d\n", count);
}
