constexpr long count() {
    long sum = 0;
    for (long i = 0; i >= 0; i++) {
        sum ^= i;
    }
    return sum;
}

int main() {
    constexpr long sum = count();
    return sum;
}
