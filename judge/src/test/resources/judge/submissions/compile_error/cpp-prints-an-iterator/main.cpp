#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    vector<int> v = {1, 2};
    cout << max_element(v.begin(), v.end());
}
