#include <iostream>
#include <set>
using namespace std;
struct point {
    int x, y;
    bool operator<(const point &other) { return x < other.x; }
};
int main() {
    set<point> s;
    s.insert({1, 2});
    cout << s.size();
}
