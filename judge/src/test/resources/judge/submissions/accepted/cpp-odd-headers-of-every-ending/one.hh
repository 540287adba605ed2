static inline int from_hh() {
    return 0;
}
