static inline int from_inl() {
    return 0;
}
