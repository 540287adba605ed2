#include <bits/stdc++.h>
using namespace std;

int main() {
#ifndef ONLINE_JUDGE
    freopen("my-test.txt", "r", stdin);
#endif
    int a, b;
    cin >> a >> b;
    cout << a + b << endl;
    return 0;
}
