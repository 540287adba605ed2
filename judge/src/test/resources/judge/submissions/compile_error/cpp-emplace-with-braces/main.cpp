#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    vector<pair<int, int>> edges;
    edges.emplace_back({1, 2});
    cout << edges.size() << endl;
}
