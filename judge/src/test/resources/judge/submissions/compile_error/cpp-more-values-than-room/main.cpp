int main() {
    int t[2] = {1, 2, 3};
    return t[0];
}
