#include <set>
using namespace std;
int main() {
    set<int> s;
    return s[0];
}
