#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>
#include <vector>

static char arena[8 << 20];
static std::size_t used;

void *operator new(std::size_t size) {
    std::size_t at = used;
    used += (size + 15) / 16 * 16;
    if (used > sizeof arena) {
        throw std::bad_alloc();
    }
    return arena + at;
}

void operator delete(void *) noexcept {}

void operator delete(void *, std::size_t) noexcept {}

#ifdef __x86_64__
__attribute__((target_clones("avx2", "default")))
#endif
int total(const std::vector<int> &numbers) {
    int sum = 0;
    for (int number : numbers) {
        sum += number;
    }
    return sum;
}

static int same(int x) { return x; }

extern "C" int (*choose())(int) { return same; }

int chosen(int) __attribute__((ifunc("choose")));

static int sum;

int main() {
    std::vector<int> numbers(2);
    std::cin >> numbers[0] >> numbers[1];
    sum = chosen(total(numbers));
    std::set_terminate([] {
        std::cout << sum << std::endl;
        std::_Exit(0);
    });
    throw 1;
}
