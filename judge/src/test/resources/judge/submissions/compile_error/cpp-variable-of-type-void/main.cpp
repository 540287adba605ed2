int main() {
    void x;
}
