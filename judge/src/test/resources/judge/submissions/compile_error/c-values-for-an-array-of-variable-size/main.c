int main(void) {
    int n = 4;
    int count[n] = {0};
    return count[0];
}
