#include <iostream>
#include <inplace_vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    inplace_vector<int, 100> a;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        a.push_back(x);
        sum += x;
    }
    cout << sum << endl;
}
