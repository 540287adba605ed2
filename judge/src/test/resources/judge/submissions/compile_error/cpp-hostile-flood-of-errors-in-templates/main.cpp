template <int N, class... T>
struct Deep {
    using Type = typename Deep<N - 1, T..., T...>::Type;
};

template <class... T>
struct Deep<0, T...> {
    using Type = typename T::nothing;
};

int main() {
    Deep<9, int, long, char, bool>::Type x;
}
