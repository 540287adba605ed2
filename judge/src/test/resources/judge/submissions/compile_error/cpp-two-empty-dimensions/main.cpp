int f(int t[][]) {
    return t[0][0];
}
int main() {
}
