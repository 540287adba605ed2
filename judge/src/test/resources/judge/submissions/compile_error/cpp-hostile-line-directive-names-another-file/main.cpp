#line 2147483647 "../../../judge.yaml"
int main() { return x; }
