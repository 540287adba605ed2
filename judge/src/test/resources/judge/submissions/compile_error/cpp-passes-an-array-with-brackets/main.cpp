int f(int a[]) {
    return a[0];
}
int main() {
    int t[3];
    return f(t[]);
}
