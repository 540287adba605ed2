#include <algorithm>
#include <cstdio>
using namespace std;
int main() {
    long long a = 1;
    printf("%lld\n", max(0, a));
}
