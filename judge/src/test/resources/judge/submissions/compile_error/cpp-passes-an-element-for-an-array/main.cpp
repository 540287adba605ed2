int sum(int a[], int n) { return a[0] + n; }
int main() {
    int a[3] = {1, 2, 3}, n = 3;
    return sum(a[n], n);
}
