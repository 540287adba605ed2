#include <queue>
using namespace std;
int main() {
    queue<int> q;
    for (int x : q) x++;
}
