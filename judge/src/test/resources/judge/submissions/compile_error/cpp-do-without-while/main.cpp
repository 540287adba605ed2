int main() {
    int a = 1;
    do {
        a--;
    }
    return a;
}
