#include <iostream>
#include <vector>
int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> g(n, m);
    std::cout << g.size();
}
