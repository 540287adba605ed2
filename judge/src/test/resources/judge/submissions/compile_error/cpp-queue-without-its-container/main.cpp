#include <functional>
#include <queue>
int main() {
    std::priority_queue<int, std::greater<int>> q;
    q.push(3);
    return q.top();
}
