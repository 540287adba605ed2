int main() {
    const int n;
}
