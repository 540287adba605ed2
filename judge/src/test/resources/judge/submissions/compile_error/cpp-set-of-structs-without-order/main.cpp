#include <set>
using namespace std;
struct P {
    int x;
};
int main() {
    set<P> s;
    s.insert(P());
}
