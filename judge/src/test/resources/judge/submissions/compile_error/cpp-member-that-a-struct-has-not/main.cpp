#include <iostream>
using namespace std;
struct node { int x, y; };
int main() {
    node a; cin >> a.z;
}
