#include "util.h"

int main() {
    return lcm(2, 3) - gcd(12, 6);
}
