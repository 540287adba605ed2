struct edge {
    int u, v;
    node(int a, int b) {
        u = a;
        v = b;
    }
};
int main() { return edge(1, 2).u; }
