#include <bits/stdc++.h>
using namespace std;
int main() {
    vector<int> v(3);
    sort(v);
}
