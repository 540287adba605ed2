int main() {
    int double x;
}
