class Box {
public:
    int n = 0;
};
int main() {
    Box b();
    b.n = 3;
}
