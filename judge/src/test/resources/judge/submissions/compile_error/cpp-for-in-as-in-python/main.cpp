#include <vector>
using namespace std;
int main() {
    vector<int> v;
    for (auto x in v) x++;
}
