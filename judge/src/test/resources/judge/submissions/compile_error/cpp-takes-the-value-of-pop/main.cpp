#include <stack>
using namespace std;
int main() {
    stack<int> s;
    s.push(1);
    int x = s.pop();
}
