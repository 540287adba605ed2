#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    auto later = [](int a, int b) { return a > b; };
    priority_queue<int, vector<int>, decltype(later)> queue;
    queue.push(1);
    cout << queue.top() << endl;
}
