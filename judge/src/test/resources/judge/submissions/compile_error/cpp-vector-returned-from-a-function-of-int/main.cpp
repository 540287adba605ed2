#include <iostream>
#include <vector>
using namespace std;

int squares(int n) {
    vector<int> all(n);
    for (int i = 0; i < n; i++) all[i] = i * i;
    return all;
}

int main() {
    cout << squares(3) << endl;
}
