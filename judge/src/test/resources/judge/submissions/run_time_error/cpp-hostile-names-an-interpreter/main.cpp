#include <cstdio>

extern "C" const char interpreter[] __attribute__((section(".interp"), used)) = "/evil/loader";

int main() {
    std::puts("BREACH: started without its loader");
}
