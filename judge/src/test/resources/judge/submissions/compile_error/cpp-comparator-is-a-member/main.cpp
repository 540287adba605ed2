#include <algorithm>
#include <vector>
class Solution {
public:
    bool cmp(int a, int b) { return a > b; }
    void order(std::vector<int> &v) { std::sort(v.begin(), v.end(), cmp); }
};
int main() { std::vector<int> v(3); Solution().order(v); }
