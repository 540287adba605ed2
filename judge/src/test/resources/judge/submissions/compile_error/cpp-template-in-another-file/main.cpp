#include "heap.h"

int main() {
    Heap<int> heap;
    heap.push(1);
}
