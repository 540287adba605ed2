#include <iostream>
#include <vector>
using namespace std;
const int N = 100;
struct graph {
    vector<int> next(N);
    int n;
};
int main() {
    graph g;
    cout << g.next.size();
}
