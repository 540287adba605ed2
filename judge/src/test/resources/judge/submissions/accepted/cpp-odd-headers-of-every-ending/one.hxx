static inline int from_hxx() {
    return 0;
}
