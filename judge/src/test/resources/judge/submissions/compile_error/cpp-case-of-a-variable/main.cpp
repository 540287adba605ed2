int main() {
    int a = 1, b = 1;
    switch (a) {
        case b: break;
    }
}
