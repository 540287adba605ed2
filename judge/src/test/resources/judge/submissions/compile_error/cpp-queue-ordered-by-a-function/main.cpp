#include <queue>
using namespace std;
bool cmp(int a, int b) { return a > b; }
int main() {
    priority_queue<int, vector<int>, cmp> q;
}
