#include <iostream>
#include <vector>
using namespace std;
int main() {
    vector<bool> sieve(100);
    for (auto &x : sieve) x = true;
    cout << sieve[0];
}
