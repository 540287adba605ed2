int main() {
    int a = 7, b = 2;
    a = a \ b;
}
