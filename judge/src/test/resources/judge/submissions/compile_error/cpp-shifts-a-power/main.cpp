#include <cmath>
using namespace std;
int main() {
    double d = 2;
    int x = pow(d, 3) << 1;
}
