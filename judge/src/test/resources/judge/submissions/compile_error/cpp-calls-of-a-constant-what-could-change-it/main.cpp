#include <algorithm>
#include <iostream>
using namespace std;
struct student {
    int a, b;
    int total() { return a + b; }
};
bool cmp(const student &x, const student &y) { return x.total() > y.total(); }
int main() {
    student s[2] = {{1, 2}, {3, 4}};
    sort(s, s + 2, cmp);
    cout << s[0].a;
}
