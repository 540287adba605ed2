#pragma once
#include <vector>

template <class T>
class Heap {
    std::vector<T> all;

public:
    void push(T x);
};
