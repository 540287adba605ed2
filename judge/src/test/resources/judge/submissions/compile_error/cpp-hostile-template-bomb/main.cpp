template <int N, long K>
struct Tree {
    static constexpr long value = Tree<N - 1, 2 * K>::value + Tree<N - 1, 2 * K + 1>::value;
};

template <long K>
struct Tree<0, K> {
    static constexpr long value = K;
};

int main() {
    return Tree<28, 1>::value & 1;
}
