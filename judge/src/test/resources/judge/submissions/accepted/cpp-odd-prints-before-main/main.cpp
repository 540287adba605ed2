#include <cstdio>

struct Answer {
    Answer() {
        int a, b;
        if (std::scanf("%d %d", &a, &b) == 2) {
            std::printf("%d\n", a + b);
        }
    }
};

static Answer answer;

int main() {
}
