int a[1 << 28] = {1};

int main() {
    return a[5];
}
