#include <iostream>
#include <set>
using namespace std;
int main() {
    multiset<int> s = {1, 2, 2};
    s.erase(s.rbegin());
    cout << s.size();
}
