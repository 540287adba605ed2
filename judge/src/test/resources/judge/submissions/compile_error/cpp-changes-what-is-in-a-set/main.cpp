#include <set>
int main() {
    std::set<int> s = {1};
    std::set<int>::iterator it = s.begin();
    *it = 2;
}
