#include <algorithm>
#include <set>
using namespace std;
int main() {
    set<int> s;
    sort(s.begin(), s.end());
}
