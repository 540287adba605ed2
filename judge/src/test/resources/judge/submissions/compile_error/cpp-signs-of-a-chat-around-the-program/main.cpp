```cpp
#include <cstdio>

int main() {
    puts("1");
}
```
