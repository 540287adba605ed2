int sum(int a[], int n) {
    int s = 0;
    for (int x : a) s += x;
    return s;
}
int main() { int a[3] = {1, 2, 3}; return sum(a, 3); }
