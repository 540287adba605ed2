#include <iostream>
using namespace std;

int count(int n, bool (*wanted)(int)) {
    int found = 0;
    for (int i = 1; i <= n; i++) found += wanted(i);
    return found;
}

int main() {
    int n, k;
    cin >> n >> k;
    cout << ::count(n, [k](int x) { return x % k == 0; }) << endl;
}
