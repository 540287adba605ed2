#include <iostream>
#include <set>
using namespace std;
int main() {
    set<int> s = {1, 2, 3};
    cout << *(s.begin() + 1);
}
