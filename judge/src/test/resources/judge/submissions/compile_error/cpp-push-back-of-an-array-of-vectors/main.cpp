#include <vector>
using namespace std;
int main() {
    vector<int> even[105];
    vector<int> odd;
    for (int x = 0; x < 10; x++)
        x % 2 == 0 ? even.push_back(x) : odd.push_back(x);
}
