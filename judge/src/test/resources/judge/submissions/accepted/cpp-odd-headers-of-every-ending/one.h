static inline int from_h() {
    return 0;
}
