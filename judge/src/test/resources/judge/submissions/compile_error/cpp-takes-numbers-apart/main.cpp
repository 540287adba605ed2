#include <iostream>
#include <vector>
using namespace std;
vector<int> g[5];
int main() {
    for (auto [u, w] : g[1]) cout << u << w;
}
