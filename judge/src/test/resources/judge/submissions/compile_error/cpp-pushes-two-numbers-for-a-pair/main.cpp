#include <iostream>
#include <queue>
using namespace std;
int main() {
    queue<pair<int, int>> q;
    q.push(1, 2);
    cout << q.size();
}
