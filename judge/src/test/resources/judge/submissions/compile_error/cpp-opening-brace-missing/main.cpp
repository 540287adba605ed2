int f(int x)
    return x;
}
int main() {
}
