#include <cstdio>
#include <vector>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::vector<int> numbers{a, b};
    std::printf("%d\n", numbers.at(2) + numbers.at(1));
    return 0;
}
