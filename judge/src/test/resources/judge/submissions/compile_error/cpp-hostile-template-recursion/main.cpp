template <long N>
struct Next {
    static constexpr long value = Next<N + 1>::value + 1;
};

int main() {
    return Next<0>::value;
}
