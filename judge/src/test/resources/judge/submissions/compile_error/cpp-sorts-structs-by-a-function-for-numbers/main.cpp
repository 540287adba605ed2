#include <algorithm>
using namespace std;
struct student { int id, points; } a[5];
bool cmp(int x, int y) { return x > y; }
int main() {
    sort(a, a + 5, cmp);
}
