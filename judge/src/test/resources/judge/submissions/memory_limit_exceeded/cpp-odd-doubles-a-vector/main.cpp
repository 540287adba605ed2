#include <cstdio>
#include <vector>

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::vector<long> numbers;
    for (long i = 0; i < 100000000; i++) {
        numbers.push_back(i + a);
    }
    std::printf("%d\n", a + b);
    return 0;
}
