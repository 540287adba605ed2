static inline int from_hpp() {
    return 0;
}
