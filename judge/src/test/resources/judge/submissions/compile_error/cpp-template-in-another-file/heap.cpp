#include "heap.h"

template <class T>
void Heap<T>::push(T x) {
    all.push_back(x);
}
