void f(int &x) {
    x++;
}
int main() {
    f(3);
}
